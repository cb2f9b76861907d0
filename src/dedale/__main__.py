"""`python -m dedale` is the command line, as `dedale` is."""

from dedale.terminal.app import main

if __name__ == "__main__":
    main()
