/** Which sheet lies over the table; one at a time. */

export type DialogName = "menu" | "seats" | "share" | "keys" | "log" | "end" | "resign";

class Shown {
  now: DialogName | undefined = $state();

  show(name: DialogName): void {
    this.now = name;
  }

  close = (): void => {
    this.now = undefined;
  };
}

export const dialogs = new Shown();
