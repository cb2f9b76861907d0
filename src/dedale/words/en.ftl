# Every word that a person reads in English. fr.ftl has the same keys, attributes and placeholders.
#
# Cards come into a sentence as ready phrases: $card is a card's .the or .a form unless a comment says otherwise.
# $you is "yes" when the reader is the one who acts; otherwise $player is the name of the one who does.

language-name = English

## Games

game-onirim = Onirim
    .base = The Doors of Dreams
    .text = Find the eight Doors of the dream labyrinth before the deck runs out, alone or together.
    .goodbye = Sweet dreams.
game-labyrinth = Labyrinth
    .base = The shifting maze
    .text = Push the walls of a maze, find your treasures and come home first; one to four players.
    .goodbye = The maze will have moved when you come back.

## Several things, and several sentences, one after another

list-both = { $first }, { $second }
sentence-both = { $first } { $second }
sentence = { CAPITALISED($text) }

## Games without words of their own

# $what and $kind are texts of the game itself, which it may have in one language only.
plain-act = { CAPITALISED($what) }
plain-question = What do you do? ({ $kind })
plain-chance-next = Chance decides now.
plain-over = The game is over.
plain-choice = { $you ->
        [yes] You: { CONTINUED($what) }.
       *[no] { $player }: { CONTINUED($what) }.
    }
plain-choice-hidden = { $player } has decided ({ $kind }).
plain-chance = Chance brings: { $what }.
plain-chance-hidden = Chance decides, hidden from you ({ $kind }).
plain-won = { $count ->
        [one] You have won!
       *[other] You have won together!
    }
plain-lost = { $count ->
        [one] This game is lost.
       *[other] You have lost together.
    }
plain-none-won = Nobody has won.
# $players is one name, or several with commas between.
plain-won-by = { $count ->
        [one] { $players } has won.
       *[other] { $players } share the victory.
    }
plain-yes = yes
plain-no = no
plain-none = –
plain-zone-of = { $name }: { $value }
plain-empty = empty
plain-hidden = face down
plain-table = The table
plain-legend = How the table is written
plain-help = Type the key on the left of a choice, then Enter.
plain-help-stops = Where passing is the usual answer, the game passes for you unless you ask it to stop: the key t stops once, at your next chance.
plain-turns = { $count ->
        [one] One choice was made.
       *[other] { $count } choices were made.
    }
plain-goodbye = See you soon.

## Options and variants

onirim-option-players = Players
    .text = Play alone, or together with a partner.
onirim-option-players-1 = alone
    .text = You explore the labyrinth on your own.
onirim-option-players-2 = two players
    .text = Two players win or lose together; each needs one Door of every colour.
    .short = two
onirim-option-talk = Talk
    .text = How much two partners show each other.
onirim-option-talk-open = open
    .text = Personal hands are shown and anything may be said.
    .short = open
onirim-option-talk-silent = silent
    .text = Nothing about personal hands is shown or said.
    .short = silent
onirim-option-book = The Book of Steps Lost and Found
    .text = Doors must be gained in the order of a row of Goals; spells help.
onirim-option-book-no = without the Book
    .text = Doors may be gained in any order and there are no spells.
onirim-option-book-yes = with the Book
    .text = The Goals set the order of the Doors; spells cost 5, 7 and 10 discarded cards.
    .short = Book
onirim-option-book-lost = Lost!
    .text = As with the Book, but the spells cost 6, 9 and 12 discarded cards.
    .short = Lost!
onirim-option-towers = The Towers
    .text = A Rampart of four Towers must stand before you can win.
onirim-option-towers-no = without Towers
    .text = There are no Towers in the deck.
onirim-option-towers-yes = with Towers
    .text = Twelve Towers join the deck; a standing Rampart is safe from Nightmares.
    .short = Towers
onirim-option-towers-ruins = Scattered Ruins
    .text = As with Towers, but Nightmares shake even a standing Rampart.
    .short = Ruins
onirim-option-dreams = Happy Dreams and Dark Premonitions
    .text = Happy Dreams help you; Premonitions punish you as your Doors grow in number.
    .short = Dreams { $value }
onirim-option-dreams-0 = without Dreams
    .text = There are no Happy Dreams and no Premonitions.
onirim-option-dreams-4 = four Premonitions
    .text = Four Premonitions lie face up at the start.
onirim-option-dreams-5 = five Premonitions
    .text = The harder variant: five Premonitions lie face up at the start.
onirim-option-dreams-6 = six Premonitions
    .text = The hardest variant: six Premonitions lie face up at the start.

## Colours, places, symbols, families

colour-r = red
    .feminine = red
    .feminines = red
    .short = Re
colour-b = blue
    .feminine = blue
    .feminines = blue
    .short = Bl
colour-g = green
    .feminine = green
    .feminines = green
    .short = Gr
colour-n = brown
    .feminine = brown
    .feminines = brown
    .short = Br

place-r = observatory
place-b = aquarium
place-g = garden
place-n = library

symbol-s = sun
    .letter = s
symbol-m = moon
    .letter = m
symbol-k = key
    .letter = k
symbol-none = nothing

family-door = Door
    .letter = D
family-labyrinth = Labyrinth
family-chamber = Chamber
family-tower = Tower
family-dream = Dream
family-relic = Relic

## Cards, by code

card-rs = red sun
    .the = the red sun
    .a = a red sun
card-rm = red moon
    .the = the red moon
    .a = a red moon
card-rk = red key
    .the = the red key
    .a = a red key
card-bs = blue sun
    .the = the blue sun
    .a = a blue sun
card-bm = blue moon
    .the = the blue moon
    .a = a blue moon
card-bk = blue key
    .the = the blue key
    .a = a blue key
card-gs = green sun
    .the = the green sun
    .a = a green sun
card-gm = green moon
    .the = the green moon
    .a = a green moon
card-gk = green key
    .the = the green key
    .a = a green key
card-ns = brown sun
    .the = the brown sun
    .a = a brown sun
card-nm = brown moon
    .the = the brown moon
    .a = a brown moon
card-nk = brown key
    .the = the brown key
    .a = a brown key
card-rd = red Door
    .the = the red Door
    .a = a red Door
card-bd = blue Door
    .the = the blue Door
    .a = a blue Door
card-gd = green Door
    .the = the green Door
    .a = a green Door
card-nd = brown Door
    .the = the brown Door
    .a = a brown Door
card-xn = Nightmare
    .the = the Nightmare
    .a = a Nightmare
card-xh = Happy Dream
    .the = the Happy Dream
    .a = a Happy Dream
card-r3 = red Tower 3
    .the = the red Tower 3
    .a = a red Tower 3
card-r4 = red Tower 4
    .the = the red Tower 4
    .a = a red Tower 4
card-r5 = red Tower 5
    .the = the red Tower 5
    .a = a red Tower 5
card-b3 = blue Tower 3
    .the = the blue Tower 3
    .a = a blue Tower 3
card-b4 = blue Tower 4
    .the = the blue Tower 4
    .a = a blue Tower 4
card-b5 = blue Tower 5
    .the = the blue Tower 5
    .a = a blue Tower 5
card-g3 = green Tower 3
    .the = the green Tower 3
    .a = a green Tower 3
card-g4 = green Tower 4
    .the = the green Tower 4
    .a = a green Tower 4
card-g5 = green Tower 5
    .the = the green Tower 5
    .a = a green Tower 5
card-n3 = brown Tower 3
    .the = the brown Tower 3
    .a = a brown Tower 3
card-n4 = brown Tower 4
    .the = the brown Tower 4
    .a = a brown Tower 4
card-n5 = brown Tower 5
    .the = the brown Tower 5
    .a = a brown Tower 5
card-rg = red Goal
    .the = the red Goal
    .a = a red Goal
card-bg = blue Goal
    .the = the blue Goal
    .a = a blue Goal
card-gg = green Goal
    .the = the green Goal
    .a = a green Goal
card-ng = brown Goal
    .the = the brown Goal
    .a = a brown Goal
card-p1 = Premonition 1
    .the = Premonition 1
    .a = Premonition 1
card-p2 = Premonition 2
    .the = Premonition 2
    .a = Premonition 2
card-p3 = Premonition 3
    .the = Premonition 3
    .a = Premonition 3
card-p4 = Premonition 4
    .the = Premonition 4
    .a = Premonition 4
card-p5 = Premonition 5
    .the = Premonition 5
    .a = Premonition 5
card-p6 = Premonition 6
    .the = Premonition 6
    .a = Premonition 6
card-p7 = Premonition 7
    .the = Premonition 7
    .a = Premonition 7
card-p8 = Premonition 8
    .the = Premonition 8
    .a = Premonition 8

# Cards of which only the sort is known, or nothing at all.
card-door = Door
    .the = the Door
    .a = a Door
card-key = key
    .the = the key
    .a = a key
card-goal = Goal
    .the = the Goal
    .a = a Goal
card-hidden = hidden card
    .the = the hidden card
    .a = a card

# $count of one kind in a pile; $card is the plain form.
card-times = { $count } × { $card }

## Zones, by the names of the view

zone-hands = personal hands
zone-hand = hand
zone-personal = personal hand
zone-shared = shared hand
zone-rows = rows
zone-row = row
zone-doors = Doors gained
zone-deck = deck
zone-deck-top = top of the deck
zone-deck-bottom = bottom of the deck
zone-unseen = unseen cards
zone-discard = discard
zone-limbo = Limbo
zone-removed = removed from the game
zone-goals = Goals
zone-towers = Towers
zone-rampart = Rampart
zone-premonitions = Premonitions
zone-hidden-premonitions = Premonitions face down
zone-gone-premonitions = Premonitions gone
zone-resolving = card being resolved
zone-striking = Premonition being resolved
zone-looked = cards looked at
zone-series = series

## Phases of a turn

phase-action = play or discard
phase-fill = fill your hand
phase-limbo = shuffle Limbo

## Decisions: the question, and a short title

kind-main = Play or discard a card.
    .title = Play or discard
kind-source = Do you take { $card } from your personal hand or from the shared hand?
    .title = Personal or shared
kind-end = At which end of the row do you build { $card }?
    .title = End of the row
kind-claim = Three { $colour } cards in a row: fetch a Door?
    .title = Fetch a Door
kind-door = You draw { $card }. What do you do with it?
    .title = A Door
kind-nightmare = You draw a Nightmare. Choose what it costs you.
    .title = A Nightmare
kind-stop = Cast a spell, or go on?
    .title = Spell or go on
kind-raze = The Nightmare shakes the Towers. Which one falls?
    .title = A Tower falls
kind-drop = Prophecy: discard one of the cards you look at.
    .title = Prophecy
kind-put = Lay the cards back on the deck. Which one next? The first goes deepest.
    .title = Back on the deck
kind-tower-look = Look at the deck’s top { $number } cards?
    .title = A Tower’s look
kind-happy = You draw a Happy Dream. Choose what it gives you.
    .title = A Happy Dream
kind-happy-drop = Discard as many of the revealed cards as you like, one at a time.
    .title = Revealed cards
kind-fetch = Which card do you fetch from the deck? It will lie on top.
    .title = Fetch a card
kind-pay = { $owed ->
    [one] The spell costs 1 more discarded card. Which one leaves the game?
   *[other] The spell costs { $owed } more discarded cards. Which one leaves the game next?
}
    .title = Paying for a spell
kind-raise = Which of the cards from the bottom goes on top of the deck?
    .title = Paradoxical Prophecy
kind-under = Slide the others under the deck. Which one next? The last is the very bottom.
    .title = Under the deck
kind-goal-first = Which Goal do you swap?
    .title = First Goal
kind-goal-second = With which Goal do you swap the one in place { $number }?
    .title = Second Goal
kind-premonition = Several Premonitions come true at once. Which one do you resolve first?
    .title = Premonitions
kind-lose-door = Which Door goes to Limbo?
    .title = A Door is lost
kind-key = Which key in the deck is discarded?
    .title = Keys in the deck
kind-swap-give = Swap one of your cards with a shared one? Which do you give?
    .title = A swap: give
kind-swap-take = Which shared card do you take for { $card }?
    .title = A swap: take
kind-pick = Pick a card for your personal hand.
    .title = Picking hands

# What chance is about to bring.
chance-draw = A card is drawn.
chance-reveal = A card is revealed.
chance-look = A card is looked at.
chance-goal = A Goal is laid out.
chance-premonition = A Premonition is revealed.

## Actions

act-play = Play { $card }
act-discard = Discard { $card }
act-discard-key = Discard { $card } for a Prophecy
act-discard-tower = Discard { $card }, with a look at the deck’s top { $number } cards if you like
act-cast = Cast { $spell }
act-cast-for = Cast { $spell } for { $cost } discarded cards
act-from-hand = From your personal hand
act-from-shared = From the shared hand
act-at-left = At the left end
act-at-right = At the right end
act-leave-door = Fetch no Door
act-fetch-door = Fetch { $card }
act-door-to-limbo = Put { $card } into Limbo
act-door-for-key = Pay with { $card }
act-door-for-shared-key = Pay with { $card } of the shared hand
act-nightmare-key = I. Discard { $card }
act-nightmare-shared-key = I. Discard { $card } of the shared hand
act-nightmare-door = II. Put { $card } into Limbo
act-nightmare-reveal = III. Reveal the deck’s top 5 cards and discard them; Doors and Dreams go to Limbo
act-nightmare-hand = IV. Discard your whole hand and draw a new one
act-pass = Go on without a spell
act-raze = Discard { $card }
act-false-destruction = False destruction: no Tower falls, the Nightmare goes to Limbo
act-drop = Discard { $card }
act-put = Lay back { $card }
act-no-look = Do not look
act-look = Look at them
act-dream-remove = Remove { $card } from the game
act-dream-reveal = Reveal the deck’s top 7 cards and discard any of them
act-dream-fetch = Search the deck for a card and put it on top
act-throw = Discard { $card }
act-keep-rest = Keep the rest
act-fetch = Fetch { $card }
act-pay = Pay with { $card }
act-raise = Put { $card } on top
act-under = Slide { $card } under the deck
act-swap-goal = Swap { $card } in place { $number }
act-with-goal = With { $card } in place { $number }
act-strike = Resolve { $card }
act-lose-door = Put { $card } into Limbo
act-lose-door-of = Put { $card } of player { $number } into Limbo
act-search-key = Discard { $card } from the deck
act-search-no-key = No key is left in the deck
act-give = Give { $card }
act-no-swap = Swap nothing
act-take = Take { $card }
act-pick = Pick { $card }

## Spells

spell-paradox = Paradoxical Prophecy
    .text = Look at the deck’s bottom 5 cards, put one on top and the others back at the bottom in any order.
spell-planning = Parallel Planning
    .text = Swap two Goals.
spell-punishment = Powerful Punishment
    .text = Discard the Nightmare just drawn, and nothing happens.

## Premonitions: the condition and the penalty

premonition-p1 = Both red Doors on the table: every red Chamber in the deck is discarded.
    .condition = both red Doors on the table
    .penalty = every red Chamber in the deck is discarded
    .when = both red Doors
    .then = the deck loses its red Chambers
premonition-p2 = Two Doors of one colour on the table: one of the two goes to Limbo.
    .condition = two Doors of one colour on the table
    .penalty = one of the two goes to Limbo
    .when = two Doors of one colour
    .then = one of the two goes to Limbo
premonition-p3 = Both green Doors on the table: a Nightmare goes from the discard to Limbo.
    .condition = both green Doors on the table
    .penalty = a Nightmare goes from the discard to Limbo
    .when = both green Doors
    .then = a discarded Nightmare goes to Limbo
premonition-p4 = Five Doors or more on the table: two more Premonitions are revealed.
    .condition = five Doors or more on the table
    .penalty = two more Premonitions are revealed
    .when = five Doors
    .then = two more Premonitions are revealed
premonition-p5 = Both blue Doors on the table: two keys that you choose in the deck are discarded.
    .condition = both blue Doors on the table
    .penalty = two keys that you choose in the deck are discarded
    .when = both blue Doors
    .then = the deck loses two keys of your choice
premonition-p6 = A Door of every colour on the table: every Happy Dream in the deck is discarded.
    .condition = a Door of every colour on the table
    .penalty = every Happy Dream in the deck is discarded
    .when = a Door of every colour
    .then = the deck loses its Happy Dreams
premonition-p7 = Both brown Doors on the table: a Door that you choose goes to Limbo.
    .condition = both brown Doors on the table
    .penalty = a Door that you choose goes to Limbo
    .when = both brown Doors
    .then = a Door of your choice goes to Limbo
premonition-p8 = Three Doors or more on the table: you discard your hand, draw a new one, and one more Premonition is revealed.
    .condition = three Doors or more on the table
    .penalty = you discard your hand, draw a new one, and one more Premonition is revealed
    .when = three Doors
    .then = a new hand, one more Premonition

## What happened: choices

event-play = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
event-discard = { $you ->
    [yes] You discard { $card }.
   *[no] { $player } discards { $card }.
}
event-cast = { $you ->
    [yes] You cast { $spell }.
   *[no] { $player } casts { $spell }.
}
event-from-hand = The card comes from the personal hand.
event-from-shared = The card comes from the shared hand.
event-at-left = The Tower goes to the left end of the row.
event-at-right = The Tower goes to the right end of the row.
event-leave-door = { $you ->
    [yes] You fetch no Door.
   *[no] { $player } fetches no Door.
}
event-fetch-door = { $you ->
    [yes] You fetch a Door from the deck.
   *[no] { $player } fetches a Door from the deck.
}
event-door-to-limbo = The Door goes to Limbo.
event-door-for-key = { $you ->
    [yes] You pay for the Door with a key.
   *[no] { $player } pays for the Door with a key.
}
event-door-for-shared-key = { $you ->
    [yes] You pay for the Door with a key of the shared hand.
   *[no] { $player } pays for the Door with a key of the shared hand.
}
event-nightmare-key = { $you ->
    [yes] You discard { $card } to the Nightmare.
   *[no] { $player } discards { $card } to the Nightmare.
}
event-nightmare-shared-key = { $you ->
    [yes] You discard { $card } of the shared hand to the Nightmare.
   *[no] { $player } discards { $card } of the shared hand to the Nightmare.
}
event-nightmare-door = { $you ->
    [yes] You give up { $card } to the Nightmare.
   *[no] { $player } gives up { $card } to the Nightmare.
}
event-nightmare-reveal = The Nightmare sweeps five cards from the top of the deck.
event-nightmare-hand = { $you ->
    [yes] You discard your whole hand to the Nightmare.
   *[no] { $player } discards a whole hand to the Nightmare.
}
event-pass = { $you ->
    [yes] You go on without a spell.
   *[no] { $player } goes on without a spell.
}
event-raze = { $you ->
    [yes] You let { $card } fall.
   *[no] { $player } lets { $card } fall.
}
event-false-destruction = False destruction: no Tower falls, and the Nightmare goes to Limbo.
event-drop = { $you ->
    [yes] Prophecy: you discard { $card }.
   *[no] Prophecy: { $player } discards { $card }.
}
event-put = { $you ->
    [yes] You lay { $card } back on the deck.
   *[no] { $player } lays { $card } back on the deck.
}
event-no-look = { $you ->
    [yes] You do not look at the deck.
   *[no] { $player } does not look at the deck.
}
event-look = { $you ->
    [yes] You look at the top of the deck.
   *[no] { $player } looks at the top of the deck.
}
event-dream-remove = { $you ->
    [yes] You remove { $card } from the game.
   *[no] { $player } removes { $card } from the game.
}
event-dream-reveal = { $you ->
    [yes] You reveal the top of the deck.
   *[no] { $player } reveals the top of the deck.
}
event-dream-fetch = { $you ->
    [yes] You search the deck for a card.
   *[no] { $player } searches the deck for a card.
}
event-throw = { $you ->
    [yes] You discard { $card }.
   *[no] { $player } discards { $card }.
}
event-keep-rest = { $you ->
    [yes] You keep the rest.
   *[no] { $player } keeps the rest.
}
event-fetch = { $you ->
    [yes] You put { $card } on top of the deck.
   *[no] { $player } puts { $card } on top of the deck.
}
event-pay = { $you ->
    [yes] You remove { $card } from the game to pay for the spell.
   *[no] { $player } removes { $card } from the game to pay for the spell.
}
event-raise = { $you ->
    [yes] You put { $card } on top of the deck.
   *[no] { $player } puts { $card } on top of the deck.
}
event-under = { $you ->
    [yes] You slide { $card } under the deck.
   *[no] { $player } slides { $card } under the deck.
}
event-swap-goal = { $you ->
    [yes] You choose the Goal in place { $number }.
   *[no] { $player } chooses the Goal in place { $number }.
}
event-with-goal = { $you ->
    [yes] You swap it with the Goal in place { $number }.
   *[no] { $player } swaps it with the Goal in place { $number }.
}
event-strike = { $you ->
    [yes] You resolve { $card }.
   *[no] { $player } resolves { $card }.
}
event-lose-door = { $you ->
    [yes] You put { $card } into Limbo.
   *[no] { $player } puts { $card } into Limbo.
}
event-search-key = { $you ->
    [yes] You discard { $card } from the deck.
   *[no] { $player } discards { $card } from the deck.
}
event-search-no-key = No key is left in the deck.
event-give = { $you ->
    [yes] You give { $card } to the shared hand.
   *[no] { $player } gives { $card } to the shared hand.
}
event-no-swap = { $you ->
    [yes] You swap nothing.
   *[no] { $player } swaps nothing.
}
event-take = { $you ->
    [yes] You take { $card } from the shared hand.
   *[no] { $player } takes { $card } from the shared hand.
}
event-pick = { $you ->
    [yes] You pick { $card }.
   *[no] { $player } picks { $card }.
}

# A choice that the reader is not shown; $kind is the title of the decision.
event-hidden-choice = { $player } decides ({ $kind }).

## What happened: chance

event-reveal = The deck shows { $card }.

## What happened: consequences

event-turn = { $you ->
    [yes] Your turn.
   *[no] It is { $player }’s turn.
}
event-hand = { $you ->
    [yes] You draw { $card }.
   *[no] { $player } draws { $card }.
}
event-hand-count = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
}
event-shared-hand = The shared hand receives { $card }.
event-comes-up = The deck brings { $card }.
event-door-gained = { $you ->
    [yes] You gain { $card }.
   *[no] { $player } gains { $card }.
}
event-door-lost = { $you ->
    [yes] You lose { $card } to Limbo.
   *[no] { $player } loses { $card } to Limbo.
}
event-limbo = Into Limbo: { $card }.
event-limbo-shuffled = Limbo is shuffled into the deck.
event-tower-stands = Standing now: { $card }.
event-tower-fallen = Fallen: { $card }.
event-rampart = A Rampart stands.
event-rampart-fallen = The Rampart is broken.
event-goal-done = The Goal in place { $number } is reached: { $card }.
event-goal-due = The Goal in place { $number } is due again: { $card }.
# $card is the plain form in these two.
event-premonition-shown = { $card } is revealed. { $text }
event-premonition-gone = { $card } leaves the game.
event-undo = { $count ->
    [one] The last step is taken back.
   *[other] The last { $count } steps are taken back.
}
event-seat = { $name } takes seat { $number }.
event-seat-empty = Nobody sits in seat { $number } now.
event-hint = { $you ->
    [yes] You are given a hint.
   *[no] { $player } is given a hint.
}
event-resign = { $you ->
    [yes] You give the game up.
   *[no] { $player } gives the game up.
}
event-leave = { $how ->
    [still] { $player } gives up and leaves; the pawn stands still from now on.
   *[bot] { $player } gives up and leaves; a bot plays on in this seat.
}

## Results

result-won = Victory! The way out of the labyrinth is open.
result-won-together = Victory! You have both found the way out of the labyrinth.
result-lost = Defeat: a card had to be drawn and the deck was empty.
result-resigned = The game was given up.
result-resigned-by = { $player } gave the game up.
result-left = { $player } gave up.
result-given-to = { $player } gave up: { $winner } wins.
result-counts = { $doors ->
    [one] One Door gained
   *[other] { $doors } Doors gained
}, { $turns ->
    [one] one turn played.
   *[other] { $turns } turns played.
}

## The terminal: the table

ui-player = Player { $number }
# A bot: the number of its seat, and its level or its name.
ui-bot = Bot { $number }
    .full = Bot { $number } ({ $bot })
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = hard
ui-level-expert = expert
ui-level-still = stands still
ui-thinking = { $player } is thinking …
ui-next-to-decide = { $player } is to decide.
ui-turn = Turn { $number }
ui-deck-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ui-nightmares = { $count ->
    [one] 1 Nightmare
   *[other] { $count } Nightmares
}
ui-dreams = { $count ->
    [one] 1 Happy Dream
   *[other] { $count } Happy Dreams
}
ui-doors = { $count ->
    [one] 1 Door
   *[other] { $count } Doors
}
ui-face-down = { $count } face down
ui-series = series: { $length } { $colour }
ui-deck-shows = The deck shows { $cards }.
ui-removed = Removed from the game: { $cards }.
ui-goal-due = due now: { $card }
ui-rampart-stands = a Rampart stands
ui-rampart-missing = no Rampart yet
# $when and $then are the short forms of a Premonition’s condition and penalty.
ui-premonition = { $when }: { $then }

ui-label-deck = Deck
ui-label-top = On top
ui-label-bottom = At the bottom
ui-label-discard = Discard
ui-label-limbo = Limbo
ui-label-removed = Removed
ui-label-unseen = Still to come
ui-label-goals = Goals
ui-label-doors = Doors
ui-label-towers = Towers
ui-label-premonitions = Premonitions
ui-label-striking = Coming true
ui-label-row = Row
ui-label-hand = Hand
ui-label-shared = shared
ui-label-sight = In sight

## The terminal: choices

ui-do-play = play
ui-do-build = build
ui-do-discard = discard
ui-do-prophecy = discard for a Prophecy
ui-do-look = discard for a look at { $number } cards
ui-in-hand = personal
ui-in-shared = shared
ui-in-both = both
ui-prompt = Your choice
ui-prompt-player = { $player }, your choice
ui-prompt-watch = Enter to go on
ui-hint-thinking = Looking for the best choice …
ui-not-a-choice = “{ $text }” is none of the choices; ? shows help.
ui-several = Several at once: { $example }
ui-not-in-order = “{ $text }” cannot be played one after the other; nothing was done.
ui-choose = Choose { $size }, in any order, one by one or together: { $example }
ui-choose-keys = Choose { $size }, in any order.
ui-chosen-so-far = Chosen { $count } of { $size }: { $cards }
ui-pay-all = Remove { $cards } from the game for the spell?
ui-yes-key = y
ui-no-key = n
ui-confirm = { $question } ({ $yes }/{ $no })

## The terminal: commands

ui-command-help = help
ui-command-piles = piles
ui-command-treasures = treasures
ui-command-zones = whole table
ui-command-log = log
ui-command-undo = undo
ui-command-save = save
ui-command-stop = stop for me
    .asked = The game will stop at your next choice that it would have made for you.
ui-command-spell = stop for a spell
    .asked = The game will stop at your next chance to cast a spell.
ui-command-resign = give up
ui-command-solve = solution
ui-command-quit = quit
ui-command-again = same deal again
ui-command-new = new game
ui-command-next = next
ui-command-previous = previous
ui-command-first = first
ui-command-last = last
ui-command-step = a number goes to that step
ui-command-hint = hint
ui-command-analysis = analysis
ui-command-to-end = to the end
ui-yes = yes
ui-no = no
ui-page-back = back
ui-page-close = close
ui-too-small = This window has { $columns } × { $lines } characters, and the game needs { $usual_columns } × { $usual_lines }. Make it larger, or the letters smaller.
ui-press-enter = Press Enter to go on.
ui-doom = After this choice the game can no longer be won. Do it all the same?
ui-kept = The choice was not made.
ui-undone = Taken back.
ui-resign = Give the game up?
ui-save-path = Save in which file? Enter alone: { $path }
ui-overwrite = { $path } exists already. Write over it?
ui-saved = Saved in { $path }
ui-resume-with = Go on with: { $command }
ui-not-saved = This game is not being saved: { $why }
ui-resumed = The game in { $path } goes on.
ui-quit-unsaved = This game could not be saved. Leave it all the same?
ui-left = The game was left before its end.
ui-input-ended = The input ended before the game did.
ui-interrupted = Interrupted.
ui-curtain = Pass the keyboard to { $player }.
ui-curtain-look-away = Only { $player } may look at the screen now. Press Enter when ready.
ui-deal = Same deal again: --deal { $secret }
ui-log-title = What happened, the latest first
ui-log-empty = Nothing has happened yet.
ui-help-title = Help
ui-help-keys = Type the key on the left of a choice. Equal cards are one choice.
ui-help-lines = An answer ends with Enter. Where several choices follow each other, such as a payment, you may type all their keys at once with spaces between them.
ui-help-pointing = A key answers at once, without Enter. You may also click on a choice, or go to it with the arrow keys and press Enter. Where a key begins others, those light up: type on, or press Enter. Escape takes back what you typed. With Shift held, the mouse selects text as ever.
ui-help-replay = n goes on to the next step and p back, f to the first and l to the last; a number and Enter go to that step, and q leaves.
ui-help-undo = You may take back a choice. In a silent game that ends as soon as something hidden has been shown.
ui-help-stops = A spell may be cast before every draw. The game passes there for you unless you ask it to stop: the key t stops once, at your next chance.
ui-help-hint = The key h gives a hint: the best choice, what it is worth, and why where that can be said. After the end it looks through the whole game: what was luck, and which choices cost what.
ui-help-cards = How cards are written

ui-replay-step = Step { $step } of { $steps }
ui-replay-step-none = There is no step “{ $text }”; the steps are 0 to { $steps }.
ui-replay-over = This is the end of the record.
ui-replay-begins = This is the beginning of the record.
ui-analysis-title = The game looked through
ui-analysis-looking = Looking through the game
ui-analysis-stopped = The analysis was stopped.
ui-analysis-curve = Your chances to win in the course of { $steps } decisions, in %:
ui-analysis-curve-turns = The turns to expect in all, in the course of { $steps } decisions:
ui-analysis-step = Step
ui-analysis-player = Player
ui-analysis-played = Played
ui-analysis-best = Better
ui-analysis-value = Worth
ui-analysis-cost = Change
ui-analysis-luck = luck: { $outcomes }
ui-analysis-estimate = { $value } ±{ $off }

## Labyrinth: treasures and pawns

# .the has its article; .short is for the legend beside the board.
treasure-skull = skull
    .the = the skull
    .short = skull
treasure-sword = sword
    .the = the sword
    .short = sword
treasure-gold = bag of gold
    .the = the bag of gold
    .short = gold
treasure-keys = keys
    .the = the keys
    .short = keys
treasure-emerald = emerald
    .the = the emerald
    .short = emerald
treasure-helmet = helmet
    .the = the helmet
    .short = helmet
treasure-book = book
    .the = the book
    .short = book
treasure-crown = crown
    .the = the crown
    .short = crown
treasure-chest = treasure chest
    .the = the treasure chest
    .short = chest
treasure-candelabra = candelabra
    .the = the candelabra
    .short = candelabra
treasure-map = treasure map
    .the = the treasure map
    .short = map
treasure-ring = ring
    .the = the ring
    .short = ring
treasure-bat = bat
    .the = the bat
    .short = bat
treasure-dragon = dragon
    .the = the dragon
    .short = dragon
treasure-genie = genie
    .the = the genie
    .short = genie
treasure-ghost = ghost
    .the = the ghost
    .short = ghost
treasure-troll = troll
    .the = the troll
    .short = troll
treasure-princess = princess
    .the = the princess
    .short = princess
treasure-lizard = lizard
    .the = the lizard
    .short = lizard
treasure-moth = moth
    .the = the moth
    .short = moth
treasure-owl = owl
    .the = the owl
    .short = owl
treasure-rat = rat
    .the = the rat
    .short = rat
treasure-scarab = scarab
    .the = the scarab
    .short = scarab
treasure-spider = spider
    .the = the spider
    .short = spider

pawn-red = red
    .letter = R
pawn-yellow = yellow
    .letter = Y
pawn-blue = blue
    .letter = B
pawn-green = green
    .letter = G

## Labyrinth: options

labyrinth-option-players = Players
    .text = One to four play; alone, the aim is to need few turns.
    .short = { $value } players
labyrinth-option-players-1 = alone
    .text = You gather the treasures in as few turns as you can.
labyrinth-option-players-2 = two players
    .text = Each looks for 12 treasures, unless you choose fewer.
labyrinth-option-players-3 = three players
    .text = Each looks for 8 treasures, unless you choose fewer.
labyrinth-option-players-4 = four players
    .text = Each looks for 6 treasures, unless you choose fewer.
labyrinth-option-cards = Treasure cards
    .text = How many treasures each player looks for; fewer make a shorter game.
    .short = { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }
labyrinth-option-young = Young players
    .text = All cards lie open, and a player’s treasures may be found in any order.
    .short = young players
labyrinth-option-first = First player
    .text = Who begins: a player, or whoever chance draws.
    .short = seat { $value } begins
labyrinth-option-turn-limit = Turn limit
    .text = After so many turns in all, the game ends without a winner.
    .short = limit { $value }
labyrinth-option-pawns = Pawns
    .text = The colours of the pawns, and with them the corners they start from.
labyrinth-option-pawns-red = { pawn-red }
labyrinth-option-pawns-yellow = { pawn-yellow }
labyrinth-option-pawns-blue = { pawn-blue }
labyrinth-option-pawns-green = { pawn-green }

# The options in one line.
labyrinth-cards = { $count ->
    [one] 1 card each
   *[other] { $count } cards each
}
labyrinth-cards-alone = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
labyrinth-young = young players
labyrinth-limit = { $count ->
    [one] at most 1 turn
   *[other] at most { $count } turns
}

## Labyrinth: decisions, choices and events

kind-push = Push the extra tile in.
    .title = Push
kind-move = Move your pawn, or stay.
    .title = Move
chance-tile = A tile is laid out.
chance-card = A treasure card is dealt.
chance-first = Chance draws who begins.
act-push = Push in at { $arrow }, turn { $turn }
act-move = Move to { $cell }
act-stay = Stay on { $cell }
event-push = { $you ->
    [yes] You push at { $arrow }.
   *[no] { $player } pushes at { $arrow }.
}
event-move = { $you ->
    [yes] You go to { $cell }.
   *[no] { $player } goes to { $cell }.
}
event-stay = { $you ->
    [yes] You stay on { $cell }.
   *[no] { $player } stays on { $cell }.
}
event-carried = Your pawn is carried to { $cell }.
event-found = { $you ->
    [yes] You find { $treasure }!
   *[no] { $player } finds { $treasure }!
}
event-homeward = { $you ->
    [yes] Now go home.
   *[no] { $player } only has to come home.
}
event-target = Your next treasure: { $treasure }.
event-first = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
}
tile-I = a straight corridor
tile-L = a bend
tile-T = a fork
tile-treasure = { $shape } with { $treasure }

## Labyrinth: results

labyrinth-won = { $player } wins with every treasure!
labyrinth-won-alone = { $turns ->
    [one] Every treasure found, and home in one turn!
   *[other] Every treasure found, and home in { $turns } turns!
}
labyrinth-drawn = The turns agreed on are used up: nobody wins.
labyrinth-counts = { $turns ->
    [one] one turn played
   *[other] { $turns } turns played
}; treasures found: { $found }

## Labyrinth: in the terminal

labyrinth-turn-of = Turn { $number }/{ $limit }
labyrinth-seek = You seek:
labyrinth-seek-home = Go home: { $cell }
labyrinth-found = Found
# The extra tile, in two lines beside it.
labyrinth-extra-first = Extra
labyrinth-extra-second = tile
labyrinth-push-how = Type an arrow and a turn: { $example }
labyrinth-move-how = Type a cell with dots: { $example }
labyrinth-key-stay = stay
labyrinth-key-push = push so
labyrinth-key-turn = turn it
labyrinth-trial = This is the board after { $push }.
labyrinth-trial-how = Or another arrow or turn; or a cell, to push and go there.
labyrinth-not-a-push = “{ $text }” is no push; a push reads like { $example }: an arrow of the board and a turn.
labyrinth-not-a-move = “{ $text }” is no cell; a cell reads like { $example }: a column and a row.
labyrinth-barred = The arrow { $arrow } is barred: the last push came out there. Take another one.
labyrinth-same-turn = A straight corridor has the turns 0 and 1 only.
labyrinth-no-way = No corridor leads from your pawn to { $cell }.
labyrinth-push-first = First push the extra tile in, then move.
labyrinth-arrow-or-cell = { $text } is an arrow and a cell: type push { $text } to try that arrow, move { $text } to push and go there.
labyrinth-pushed-already = The tile is pushed in already: now move, or take the push back with u.
labyrinth-treasures-title = Treasures and pawns
labyrinth-found-by = { $player } ({ $pawn }) has found { $found } of { $all }
labyrinth-open-of = still to find: { $treasures }
labyrinth-unseen = Not seen by you: { $treasures }
labyrinth-help-push = To push, type an arrow and a turn, such as w4 2: arrows have the side of the board (n, e, s or w, as on a map) and their column or row; turns are drawn beside the board. You are shown the board as it would be. Then y pushes, + turns the tile a quarter further, another arrow or turn shows that one, and a cell pushes and goes there at once.
labyrinth-help-move = To move, type a cell that is dotted, such as c4; a dot alone stays. Your treasure stands in brackets, homes are marked, and the barred arrow is crossed out.
labyrinth-help-undo = A push may be taken back until the move is made. Alone you may take back everything.
labyrinth-help-legend = How the board is drawn
labyrinth-sign-arrow = an arrow: push here
labyrinth-sign-barred = the barred arrow
labyrinth-sign-floor = your pawn can go here
labyrinth-sign-home = a start cell
labyrinth-sign-sought = the treasure you seek
labyrinth-sign-pawn = the { $colour } pawn

## Hints

hint-best = Best: { CONTINUED($action) }.
hint-next = Next best: { CONTINUED($action) }.
hint-only = There is only one choice: { CONTINUED($action) }.
hint-close = Either will do, they are worth the same: { CONTINUED($action) }; or { CONTINUED($other) }.
hint-unsure = The first seems better, but it is not certain.
# A probability to win, or all the turns of a game alone; with the interval that holds it 95 times in 100.
hint-value = { $value }% to win ({ $low } to { $high }).
hint-value-turns = { $value } turns in all ({ $low } to { $high }).
# A push and the move after it; shown where the arrow and the tile can be seen.
hint-turn = Push { $line } ({ $arrow } { $turn }) and end on { $cell }
    .shown = Push { $line } and end on { $cell }
hint-turn-any = Push { $line } ({ $arrow }, turned any way) and end on { $cell }
    .shown = Push { $line }, the tile turned any way, and end on { $cell }
hint-goals = { $first } { CONTINUED($second) }
hint-then = { $first }, then { CONTINUED($second) }
hint-order = { $first }, and let the cards come in this order: { $cards }

# What a choice does and why it is the best, by code.
# $feminine and $feminines are a colour as it goes with one Door or card, and with several.
reason-wins = That wins the game.
reason-series-door = It is the third { $feminine } card in a row: a { $feminine } Door is yours.
reason-series-second = { $count ->
    [0] It is the second { $feminine } card in a row.
    [one] It is the second { $feminine } card in a row, and you hold one that can be the third.
   *[other] It is the second { $feminine } card in a row, and you hold { $count } that can be the third.
}
reason-series-first = { $count ->
    [one] It begins a { $feminine } series, and you hold one more card that can follow.
   *[other] It begins a { $feminine } series, and you hold { $count } more cards that can follow.
}
reason-series-next = It can be the third { $feminine } card in a row.
reason-rampart = It completes the Rampart: all four colours stand side by side.
reason-towers = { $count ->
    [1] It is a beginning: the Rampart takes four colours side by side.
   *[other] Then { $count } of the Rampart’s four colours stand side by side.
}
reason-towers-stand = { $count ->
    [one] One Tower of the Rampart stands already.
   *[other] { $count } of the Rampart’s four colours stand side by side already.
}
reason-tower-again = { $count ->
    [0] No other { $feminine } Tower is to come.
    [one] One more { $feminine } Tower is to come or in your hand.
   *[other] { $count } more { $feminines } Towers are to come or in your hand.
}
reason-false-destruction = But the Nightmare comes back when Limbo is shuffled into the deck.
reason-prophecy = The Prophecy may find a Nightmare: { $count ->
    [one] one is
   *[other] { $count } are
} still in { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
reason-prophecy-known = { $count ->
    [one] You know that a Nightmare is among the next cards: the Prophecy gets rid of it.
   *[other] You know that { $count } Nightmares are among the next cards: the Prophecy gets rid of one.
}
reason-opens = { $count ->
    [one] It gains the { $feminine } Door, the first of eight.
   *[other] It gains the { $feminine } Door: that makes { $count } of eight.
}
reason-fetches = { $count ->
    [one] That is the first of the eight Doors.
   *[other] That makes { $count } of the eight Doors.
}
reason-not-due = The { $feminine } Door is not due: it would go to Limbo even if you paid the key.
reason-has-door = You already have your { $feminine } Door.
reason-keeps-key = You keep { $card }.
reason-keeps-tower = You keep { $card }.
reason-night-key = { $keys ->
    [0] It costs you { $card }, your last key.
    [one] It costs you { $card }; one key is left.
   *[other] It costs you { $card }; { $keys } keys are left.
}
reason-night-door = { $count ->
    [0] No { $feminine } card is left in the deck to gain the Door again.
    [one] The { $feminine } Door can be gained again: one { $feminine } card is still in the deck.
   *[other] The { $feminine } Door can be gained again: { $count } { $feminines } cards are still in the deck.
}
reason-night-reveal = { $deck ->
    [one] It costs you no key and no Door; 1 card is in the deck.
   *[other] It costs you no key and no Door; { $deck } cards are in the deck.
}
reason-night-hand = { $keys ->
    [0] It costs you no key and no Door.
    [one] It costs you no Door, but a key goes with your hand.
   *[other] It costs you no Door, but { $keys } keys go with your hand.
}
reason-drops-nightmare = { $count ->
    [0] That Nightmare is gone for good.
    [one] That Nightmare is gone for good; one more is among these cards.
   *[other] That Nightmare is gone for good; { $count } more are among these cards.
}
reason-nightmare-late = { $count ->
    [one] The Nightmare comes after the other card.
   *[other] The Nightmare comes after the { $count } other cards.
}
reason-door-late = { $count ->
    [one] You have no { $feminine } key: the { $feminine } Door had better come after the other card.
   *[other] You have no { $feminine } key: the { $feminine } Door had better come after the { $count } other cards.
}
reason-door-first = You hold the { $feminine } key: the Door can be opened as soon as it is drawn.
reason-punishment = The Nightmare does no harm; that costs { $cost } discarded cards.
reason-goal-becomes = Then the Goal due is { $colour }.
# $when is the short form of the Premonition’s condition.
reason-removes-premonition = { $card } ({ $when }) can no longer strike.
reason-keeps-discard = { $count ->
    [one] You keep the discarded card for a spell that helps more.
   *[other] You keep the { $count } discarded cards for a spell that helps more.
}
reason-dream-reveal = { $count ->
    [one] You may get rid of Nightmares: one is
   *[other] You may get rid of Nightmares: { $count } are
} still in { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
reason-all-good = No Nightmare is among them.
reason-swap-both = You take a card for your { $feminine } series, and leave your partner one for the { $partner } series.
reason-swap-series = You take a card that goes on with your { $feminine } series.
reason-swap-partner = You leave your partner a card that goes on with the { $feminine } series.
reason-swap-key = You take a key into your own hand.
reason-leaves-shared = The shared one stays there for your partner.
reason-keeps-own = You keep your own for later.
reason-keep-key = { $keys ->
    [one] Keep the key
   *[other] Keep your keys
}: { $count ->
    [one] one Nightmare is
   *[other] { $count } Nightmares are
} still in { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
reason-keep-key-door = Keep { $card }: { $count ->
    [one] one { $feminine } Door is
   *[other] { $count } { $feminines } Doors are
} still in { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
reason-only-key = Keep { $card }: it is your only key.
reason-keys-to-spare = { $keys ->
    [one] The key can go:
   *[other] One of your { $keys } keys can go:
} { $count ->
    [0] no Nightmare is
    [one] only one Nightmare is
   *[other] only { $count } Nightmares are
} left in { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
reason-keys-many = You hold { $keys } keys: one can go.
reason-keeps-series = { $count ->
    [one] The next best would break off the { $feminine } series that you have begun.
   *[other] The next best would break your { $feminine } series of { $count }.
}
reason-same-symbol = This card cannot be played now, for your row ends with { $symbol ->
    [s] a sun.
    [m] a moon.
   *[k] a key.
}
reason-colour-done = { $doors ->
    [one] You already have your { $feminine } Door.
   *[other] You already have both { $feminines } Doors.
}
reason-colour-short = { $count ->
    [one] Only one { $feminine } card is
   *[other] Only { $count } { $feminines } cards are
} left in the deck and in your hand.
reason-hand-stuck = { $count ->
    [0] None of your { $hand } cards can follow in your row.
    [one] Only one of your { $hand } cards can follow in your row.
   *[other] Only { $count } of your { $hand } cards can follow in your row.
}
reason-no-key = You have no key against the Nightmare.
reason-goal-due = The Goal due is { $colour }: any other Door would only go to Limbo.
reason-premonition = The next best would bring on { $card } ({ $when }).
reason-doors-in-deck = { $count ->
    [one] One { $feminine } Door is
   *[other] { $count } { $feminines } Doors are
} still in the deck.
reason-save-discard = { $count ->
    [one] The spell takes { $cost } of { $discard } discarded cards; save them for a Punishment ({ $punishment }): one Nightmare is
   *[other] The spell takes { $cost } of { $discard } discarded cards; save them for a Punishment ({ $punishment }): { $count } Nightmares are
} still in { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
reason-spell-dear = The spell would take { $cost } of the { $discard } discarded cards.
reason-keeps-hand = { $keys ->
    [one] The next best would cost you your whole hand, with a key in it.
   *[other] The next best would cost you your whole hand, with { $keys } keys in it.
}
reason-keeps-door = { $count ->
    [0] The { $feminine } Door could not be gained again: no { $feminine } card is left.
    [one] The { $feminine } Door would have to be gained again, with the one { $feminine } card that is left.
   *[other] The { $feminine } Door would have to be gained again, with the { $count } { $feminines } cards that are left.
}
reason-partner-series = { $count ->
    [one] Your partner has begun a { $feminine } series and can go on from the shared hand.
   *[other] Your partner has { $count } { $feminines } cards in a row and can go on from the shared hand.
}
reason-own-series = { $count ->
    [one] You have begun a { $feminine } series and keep cards for it.
   *[other] You have { $count } { $feminines } cards in a row and keep cards to go on.
}
reason-shared-keys = { $count ->
    [one] A key in the shared hand helps you both: one Nightmare is
   *[other] A key in the shared hand helps you both: { $count } Nightmares are
} still in { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
reason-own-keys = { $count ->
    [one] A key in your own hand is yours to use: one Nightmare is
   *[other] A key in your own hand is yours to use: { $count } Nightmares are
} still in { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
reason-partner-needs = Your partner still needs the { $feminine } Door, and { $feminines } cards stay in the shared hand.
reason-own-needs = You still need the { $feminine } Door, and keep { $feminines } cards for it.
reason-deck-short = { $deck ->
    [one] Only 1 card is
   *[other] Only { $deck } cards are
} left in the deck, and { $doors ->
    [one] one Door is missing.
   *[other] { $doors } Doors are missing.
}
reason-risk-premonition = But it brings on { $card } ({ $when }).
reason-risk-series = { $count ->
    [one] But it breaks off the { $feminine } series that you have begun.
   *[other] But it breaks your { $feminine } series of { $count }.
}
reason-risk-nightmare = { $count ->
    [one] But you then hold no key, and a Nightmare is
   *[other] But you then hold no key, and { $count } Nightmares are
} in { $deck ->
    [one] 1 card.
   *[other] { $deck } cards.
}
reason-finds = You find { $treasure }.
reason-finds-last = { $near ->
    [yes] You find { $treasure }, your last treasure, and home is one turn away.
   *[no] You find { $treasure }, your last treasure; then only home is left.
}
# $shut is after how many of the pushes the way is shut.
reason-stays-near = { $shut ->
    [0] Next turn you reach { $treasure }, whatever { $pawn } pushes.
   *[other] Next turn you reach { $treasure } after { $count } of the { $all } pushes open to { $pawn }.
}
reason-stays-near-home = { $shut ->
    [0] Next turn you can be home, whatever { $pawn } pushes.
   *[other] Next turn you can be home after { $count } of the { $all } pushes open to { $pawn }.
}
reason-nearer = You can then have { $treasure } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, if nobody pushes in between.
reason-nearer-home = You can then be home in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, if nobody pushes in between.
reason-nearer-alone = { $turns ->
    [one] Next turn you can have { $treasure }.
   *[other] You can then have { $treasure } in { $turns } turns.
}
reason-nearer-alone-home = { $turns ->
    [one] Next turn you can be home.
   *[other] You can then be home in { $turns } turns.
}
reason-near-then-home = Next turn you can have { $treasure }, and be home the turn after.
reason-arrows = As the board then lies, { $count ->
    [one] one arrow leads
   *[other] { $count } arrows lead
} you to { $treasure } next turn.
reason-arrows-home = As the board then lies, { $count ->
    [one] one arrow leads
   *[other] { $count } arrows lead
} you home next turn.
reason-blocks = { $count ->
    [0] { $all ->
        [one] The only treasure that { $pawn } may seek is then out of its reach; after the next best choice it is not.
       *[other] Of the { $all } treasures that { $pawn } may seek, it can then reach none; after the next best choice { $other }.
    }
   *[other] Of the { $all } treasures that { $pawn } may seek, it can then reach { $count }; after the next best choice { $other }.
}
reason-blocks-home = It keeps { $pawn } from coming home next turn; the next best choice does not.
reason-next-cards = Of the { $all } treasures that may be your next, { $count } are then one turn away; after the next best choice { $other }.
reason-home-next = Only this way is home one turn away.
reason-nearer-than-next = After the next best choice it would be { $other } of { $all }.
reason-risk-home = But { $pawn } can still come home next turn.
reason-risk-find = { $count ->
    [0] { $all ->
        [one] The only treasure that { $pawn } may seek is out of its reach next turn.
       *[other] Of the { $all } treasures that { $pawn } may seek, it can reach none next turn.
    }
   *[other] { $all ->
        [one] The only treasure that { $pawn } may seek is in its reach next turn.
       *[other] Of the { $all } treasures that { $pawn } may seek, it can reach { $count } next turn.
    }
}

## Analysis

# A number with its sign in front.
analysis-signed = { $sign }{ $count }
label-forced = no choice
label-inaccuracy = inaccuracy
label-mistake = mistake
label-blunder = blunder

# The sums come with their sign, such as +4 or −12; they add up to the result.
analysis-sums-alone = At first you had { $start }% to win. Luck: { $luck } points; your choices: { $own } points. In the end: { $result }%. Give or take { $noise ->
    [one] 1 point.
   *[other] { $noise } points.
}
analysis-sums = At first you had { $start }% to win. Luck: { $luck } points; your choices: { $own } points; the others’ choices: { $others } points. In the end: { $result }%. Give or take { $noise ->
    [one] 1 point.
   *[other] { $noise } points.
}
analysis-sums-turns = At first { $start } turns were to be expected. Luck: { $luck } turns; your choices: { $own } turns. In the end: { $result } turns. Give or take { $noise } turns.
analysis-given-up = You gave up a game that you still had { $value }% to win.
analysis-given-up-other = The game was given up when you still had { $value }% to win.
analysis-given-up-to = Another player gave up, and the game was yours; that was worth { $value }%.
# Amounts inside a verdict.
analysis-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
analysis-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
analysis-verdict-moment = What decided it was step { $step }: “{ $best }” instead of “{ $played }” was worth { $value }.
analysis-verdict-moments = Two moments decided it, steps { $first } and { $second }: together they cost { $value }.
analysis-verdict-partner = What decided it was your partner’s choice at step { $step }: “{ $best }” instead of “{ $played }” was worth { $value }.
analysis-verdict-partners = Two choices of your partner’s decided it, at steps { $first } and { $second }: together they cost { $value }.
analysis-verdict-outplayed = No single moment decided it. The winner simply played better: your { $count } choices gave away about { $own } little by little, theirs about { $other }.
analysis-verdict-little = No single moment decided it: little by little your { $count } choices gave away about { $own }.
analysis-verdict-luck = It was bad luck. Even the best play wins only { $start } of 100 games that begin like this one.
analysis-verdict-luck-others = It was bad luck more than play: you began with { $start }% to win, and chance did the rest.
analysis-verdict-unsure = Luck or play: nobody can tell. You began with { $start }% to win, and what each of them cost is known only to within { $noise }.
analysis-verdict-won-others = You won because the others gave away more: about { $other } came to you from their choices.
analysis-verdict-won-luck = You won with luck on your side: it gave you { $luck }.
analysis-verdict-won = A game well played: your { $count } choices gave away about { $own } in all.
analysis-verdict-turns-choices = It could have been shorter: your { $count } choices cost about { $value }.
analysis-verdict-turns-luck = Your choices were fine; the cards cost about { $value }.
analysis-verdict-turns-even = { $value }: about as few as were to be expected.
analysis-clean = { $unit ->
    [turns] Of your { $count } decisions none clearly cost a turn or more.
   *[points] Of your { $count } decisions none clearly cost 5 points or more.
}
analysis-choice = Step { $step }, { $label }: “{ $played }” cost { $unit ->
    [turns] { $value } turns
   *[points] { $value } points
}; better was “{ $best }”.
analysis-choice-passed = Step { $step }, { $label }: letting the moment for a spell pass (“{ $played }”) cost { $unit ->
    [turns] { $value } turns
   *[points] { $value } points
}; better was “{ $best }”.
analysis-draw = The worst luck came before step { $step }: { $outcomes }. It took { $unit ->
    [turns] { $value } turns.
   *[points] { $value } points.
}
# Who begins, as chance decided it.
analysis-first = seat { $number } begins

## Puzzles

puzzle-title = Puzzle { $name } ({ $grade })
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-searching = Looking for a board: { $boards } seen …
puzzle-how = Type a push such as w4 2, then a cell. h hints, u takes back, s solves, q leaves.
puzzle-task = Bring { $pawn } to { $letter }, { $treasure }, in as few turns as you can.
puzzle-extra = Turn { $turn }. The extra tile, by its turns:
puzzle-prompt-push = Your push
puzzle-prompt-move = Your move
puzzle-give-up = Give up and see the solution?
puzzle-hint-turns = { $turns ->
    [one] One turn is enough from here.
   *[other] It takes { $turns } turns from here.
}
puzzle-hint-arrow = Push at { $arrow }.
puzzle-hint-push = Push at { $arrow }, with the tile turned to { $turn }.
puzzle-hint-cell = { $push ->
    [none] Go to { $cell }.
   *[other] Push { $push }, then go to { $cell }.
}
puzzle-hint-none = From here no way is short enough to be found; u takes back.
puzzle-nothing-to-undo = There is nothing to take back.
puzzle-not-a-push = “{ $text }” is no push. One reads like w4 2: an arrow and a turn.
puzzle-not-a-move = “{ $text }” is no cell. One reads like c4.
puzzle-no-way = No corridor leads to { $cell }.
puzzle-barred = The arrow { $arrow } is barred now. Take another one.
puzzle-same-turn = A straight corridor has the turns 0 and 1 only.
puzzle-solved = { $turns ->
    [one] Reached in one turn!
   *[other] Reached in { $turns } turns!
}
puzzle-best = { $turns ->
    [one] It cannot be done in fewer.
   *[other] It cannot be done in fewer.
}
puzzle-better = { $turns ->
    [one] One turn is enough.
   *[other] { $turns } turns are enough.
}
puzzle-left = { $turns ->
    [one] It takes one turn at least.
   *[other] It takes { $turns } turns at least.
}
puzzle-again = Same puzzle again: dedale puzzle --turns { $turns } --seed { $seed }
puzzle-turn = Turn { $number }: { $push }, { $move }
puzzle-solutions = { $turns ->
    [one] It takes one turn
   *[other] It takes { $turns } turns
}; { $solutions ->
    [one] one way of pushing does it.
   *[other] { $solutions } ways of pushing do it.
}

## The command line

cli-app = Onirim, a labyrinth of dreams, and Labyrinth, a maze that moves, in your terminal.
cli-usage = Usage:
cli-usage-options = [options]
cli-usage-command = command
cli-version = Say the version and whether the core is compiled, and leave.
cli-rehearse = For tests alone: deals, codes and tokens follow from the text in this file, so that everything happens again.
cli-version-compiled = Dédale { $version }, compiled core
cli-version-uncompiled = Dédale { $version }, uncompiled core (the same rules, slower)
cli-lang = The language to speak. Without it, the one of your locale.
cli-plain = Show screens one below the other and read whole lines, as for a screen reader; DEDALE_PLAIN=1 does it always.
cli-no-colour = Show everything without colour.
cli-help = Show this help and leave.
cli-games = List the games.
cli-play = Play a game.
cli-play-game = Which game to play.
cli-play-resume = Go on with a saved game: the one in this file, or without a file the last one.
cli-play-save = Save the game in this file after every choice.
cli-play-deal = The secret of a deal, up to 32 hexadecimal digits: the same deal again.
cli-play-bot = A bot for a seat, such as 2=hard: a level (easy, medium, hard, expert) or a bot, with a budget if you like (expert:20ms), or a class of yours (my_bots:Greedy). May be given several times; people play the other seats.
cli-play-stops = Onirim. Stop at every chance to cast a spell.
cli-replay = Walk through the record of a game.
cli-replay-file = The record to walk through; without one, the last game.
cli-replay-seat = Show what this seat saw: 1, 2 and so on.
cli-analyse = Look through a game that is over: what was luck, and which choices cost what.
cli-analyse-file = The record to look through; without one, the last game.
cli-rules = Read the rules in short.
cli-rules-topic = A game or a chapter of its rules; without it, everything.
cli-puzzle = Solve a puzzle of Labyrinth: a treasure in the fewest turns.
cli-puzzle-turns = How many turns the puzzle takes: 1 to 4, and 2 if you do not say.
cli-puzzle-seed = The seed of a puzzle: the same one again.
cli-puzzle-number = One of the hundred puzzles that come with the game.
cli-puzzle-solution = Show the solution at once.
cli-completion = Write what a shell has to read to complete command lines; in ~/.bashrc: source <(dedale completion bash)
cli-completion-shell = The shell: bash, zsh or fish.
cli-completion-typed = What has been typed so far.
cli-lab = Measure the bots: win rates, matches, figures.
cli-lab-rates = How often bots win, or in how many turns they find all treasures alone.
cli-lab-game = Which game to measure.
cli-lab-variants = Options and their values, such as players=1,2 towers=all; or all, for every combination.
cli-lab-bots = The bots, each with a budget if you like, or two partners: simple,expert:5ms,easy+expert; a class of yours is my_bots:Greedy
cli-lab-games = Play at most so many games for each row.
cli-lab-half-width = Stop a row when half its interval is this small: 0.01 is one percent; for turns, 0.5 is half a turn.
cli-lab-seed = The seed: the same games again. Budgets in time are never quite the same, budgets in iterations are.
cli-lab-batch = Games that a worker plays at a stretch: 20, or 4 with a budget, if you do not say.
cli-lab-workers = How many work at a time; without it, as many as there are cores.
cli-lab-executor = Whether processes or threads of this machine do the work.
cli-lab-dask = The address of a Dask cluster that does the work.
cli-lab-out = The folder for the results. The same command goes on there where it stopped.
cli-lab-match = Bots against each other, with rotated seats and the same deals, in a game whose players compete.
cli-lab-matches = The game, where the bots do not tell it; each match as its bots: expert,planner or expert,planner,planner; and options such as cards=6.
cli-lab-benchmark = Measure an agent of yours beside the bots, in a table that can be quoted: what others need to play the same games stands below it.
cli-lab-benchmark-agent = The class, in a module of this folder or one that is installed. It has choose(seat, budget, seed), act(observation, action_mask) or, for OpenSpiel, step(state).
cli-lab-benchmark-ladder = The bots to measure it beside, or to let it play against.
cli-lab-plot = Draw the results in a folder, as PNG and SVG.
cli-lab-plot-folder = The folder with the results.
cli-lab-plot-out = The files to write, without their ending; otherwise they are put beside the results.
cli-lab-strength = Measure all that docs/strength.md says, and write it.
cli-lab-only = Measure only these parts: onirim-fast,labyrinth-two and so on.
cli-lab-strength-games = Play at most so many games for each row, to try it out.
cli-lab-write-only = Measure nothing; write the page from the results that are there.
cli-lab-docs = The folder that strength.md and its images are written to.
cli-lab-strength-out = The folder for the results: one for each part.
cli-lab-judge = How right the judge behind hints and analyses is: its intervals, and the mistakes that it names, held against a much larger judgement.
cli-lab-judge-only = The games whose judges are tried; without any, all.
cli-lab-judge-calibration = Hold the chances that are told against how the games ended.
cli-lab-judge-games = Look at so many games of each kind of rules.
cli-lab-judge-care = Let the larger judgement think over each decision of Onirim’s games with so many simulations; 0 plays faster.
cli-lab-train = Train the nets of Onirim’s bots by self-play, from nothing. The same seed gives the same nets.
cli-lab-train-groups = The nets to train, such as solo or open-book-towers, with those that they learn from; without any, all.
cli-lab-train-games = Play at most so many games for each net, to try it out.
cli-lab-train-rounds = Train each net for at most so many rounds, even if it still gains.
cli-lab-train-further = Go on from the weights that the nets have, each by itself, instead of beginning with nothing.
cli-lab-train-out = The folder for the weights and the checkpoints. The same command goes on there where it stopped.
cli-panel-options = Options
cli-panel-game = Options of { $game }
cli-option-line = { $label }. { $text }
cli-seat-value = SEAT
cli-panel-commands = Commands
cli-panel-arguments = What to give

## The lab

# Variants in tables and figures.
lab-base = base game
lab-solo = solo
# $others are the bots that $bot plays against.
lab-versus = { $bot } – { $others }
lab-times = { $count } × { $bot }

lab-column-variant = Variant
lab-column-company = Players
lab-column-bot = Bot
lab-column-match = Match
lab-column-games = Games
lab-column-wins = Wins %
lab-column-turns = Turns
lab-column-interval = 95 %
lab-column-elo = Elo
lab-column-par = Par %
lab-column-unfinished = No end
lab-column-decisions = Decisions a game
lab-column-time = A decision
lab-column-turn-time = A turn
lab-axis-wins = games won, %, with intervals of 95 %
lab-axis-turns = turns to the end, with intervals of 95 %
lab-axis-match = games won by the first bot, %, with intervals of 95 %; the bar: if all were equal

lab-interval = { $low } to { $high }
lab-hours = { $hours } h { $minutes } min
lab-minutes = { $minutes } min { $seconds } s
lab-progress = { $played } of { $games } games, { $time } left
lab-figure-wins = { $value } % ({ $interval })
lab-figure-turns = { $value } turns ({ $interval })
lab-row-done = { $number }/{ $count } { $row }: { $figure } in { $games } games; { $time } left
lab-failed-once = Games { $first } to { $last } of { $row } failed and are played again: { $what }
lab-interrupted = Stopped. All games played so far are in { $folder }; the same command goes on from there.
lab-benchmark-made = Measured with { $versions }. The same games again: { $command }
lab-written = The results are in { $folder }
lab-section = { $section }, rows: { $rows }
lab-judge-all = all
lab-judge-looking = Judging
lab-column-judge-choices = Choices
lab-column-judge-values = Values held
lab-column-judge-differences = Differences held
lab-column-judge-named = Named
lab-column-judge-confirmed = Confirmed
lab-column-judge-told = Told %
lab-column-judge-won = Won %
lab-column-judge-count = Times
lab-axis-told = chance told, %
lab-axis-won = games won, %
lab-train-all = all nets
lab-train-won = { $percent } % won
lab-train-done =
    { $group }: { $percent } % of the measured deals won after { $games } games. { $gained ->
        [yes] { $rounds ->
            [1] Played one round: whether more would help was not tried.
           *[other] The last round still gained { $gain } points (give or take { $error }).
        }
       *[no] It has stopped gaining: the last round brought { $gain } points (give or take { $error }).
    }

## Help with the rules

help-turn = A turn
    .text =
        You look for the eight Doors, two of each colour. Your hand always holds five cards of the labyrinth: suns, moons and keys in four colours. A turn has three steps.

        1. Play or discard one card. A card played goes to the end of your row and must not show the same symbol as the card before it. With the third card of one colour in a row you may take a Door of the same colour out of the deck, which is then shuffled; a fourth card begins a new series. A key that you discard brings a Prophecy: you look at the deck’s top five cards, discard one of them and lay the others back in the order you like.

        2. Fill your hand to five cards, one at a time. A Door that comes up is yours for a key of its colour; without one it waits in Limbo. A Nightmare must be dealt with at once.

        3. Limbo is shuffled into the deck.

        With the eighth Door you win at once. You lose when you have to draw and the deck is empty.
help-nightmare = Nightmares
    .text =
        Ten Nightmares wait in the deck. When you draw one, choose one of four ways out; then the Nightmare is discarded.

        I. Discard a key from your hand.

        II. Put a Door you have gained into Limbo.

        III. Reveal the deck’s top five cards. A Door or a Dream waits in Limbo, and the rest is discarded.

        IV. Discard your hand and draw five new cards. Doors and Dreams drawn now go to Limbo and do nothing.
help-two = Two players
    .text =
        Eight cards are laid out; you pick in turn until each has a personal hand of three. The two left over are the shared hand, open to both. When it is your turn your hand is both together, and you fill first your own to three cards, then the shared one to two.

        Each player has a row of their own. After discarding as your action you may swap one personal card with one shared card. Doors lie in front of the player who gained them.

        You win together when each of you has four Doors, one of each colour. In an open game everything is shown; in a silent game nothing about personal hands is shown or said.
help-book = The Book of Steps Lost and Found
    .text =
        Eight Goals lie in a row. Doors must be gained in their order: only a Door of the first face-up Goal’s colour stays on the table, and that Goal is turned down. Any other Door you gain goes to Limbo. When you lose a Door, its Goal is turned up again.

        Spells are paid with discarded cards, which leave the game. You may cast them before your action, before each draw, when a Door or a Dream comes up, and before Limbo is shuffled.

        For 5 cards, Paradoxical Prophecy brings one of the deck’s five lowest cards to the top. For 7, Parallel Planning makes two Goals trade places. For 10, Powerful Punishment gets rid of a Nightmare the moment it is drawn. The variant Lost! asks for 6, 9 and 12.
help-towers = The Towers
    .text =
        Twelve Towers, three of each colour, are in the deck. They are played into a row of their own, at either end; two sides that touch may not show the same symbol. Four neighbours of four colours are a Rampart, and you need one to win besides the Doors. Two players build one row together.

        A Tower discarded as your action lets you look at as many cards on top of the deck as its number says, and lay them back in any order.

        A Nightmare also brings down one of your standing Towers, but never from between two that could not touch. Or you choose the false destruction: all Towers stay, and the Nightmare goes to Limbo. A Rampart protects all your Towers; not so in the variant Scattered Ruins.
help-dreams = Happy Dreams and Dark Premonitions
    .text =
        Eight Premonitions lie on the table, four of them face up (five or six in the harder variant). As soon as a condition holds, you suffer the penalty and the card leaves the game. If several hold at once you choose the order, and one that no longer holds stays where it is.

        Four Happy Dreams are in the deck. When you draw one while filling your hand, choose one of three gifts; then it is discarded.

        Remove a face-up Premonition from the game. Or reveal the deck’s top seven cards, discard as many as you like and lay the rest back in any order. Or search the deck for any card, shuffle, and put that card on top.
help-labyrinth-aim = Labyrinth: the aim
    .text =
        The maze is a board of seven by seven cells. A third of its tiles never move; the others slide, and one tile always lies beside the board. Hidden in it are 24 treasures.

        Every player has a pawn that starts from a corner, and a pile of treasure cards. Only the top card is looked at, and only by its owner: it names the treasure to reach next. Whoever has found all of theirs and comes home to their own corner first wins.

        Alone, you gather the treasures one by one and come home, in as few turns as you can.
help-labyrinth-turn = Labyrinth: a turn
    .text =
        1. Push. Turn the extra tile as you like and push it in at one of the twelve arrows. The whole row or column slides by one, and the tile that drops out at the other end is the new extra tile. You always have to push. One arrow is barred: the one where the last push came out, so that no push is simply undone.

        Pawns and treasures travel on their tiles. A pawn that would slide off the board is put on the tile just pushed in, at the other end.

        2. Move. Go as far as you like along open corridors, or stay. Other pawns are not in the way. What counts is where your pawn stands at the end of its own move: on your treasure, the card is laid open, and you look at the next one, which counts from your next turn on.

        When all your cards are open, end a later move on your own corner to win.
help-labyrinth-young = Labyrinth: with young players
    .text =
        All treasure cards lie open from the beginning, for everyone to see. A player may find their own treasures in any order, one a turn, and turns the card of each one face down.

        All else is as ever: first push, then move, and home at the end. As nobody has a secret, the screen is not hidden between two turns.

        For a shorter game, in this variant or without it, deal fewer cards: the option --cards says how many each player gets.
help-labyrinth-puzzles = Labyrinth: puzzles
    .text =
        A puzzle is a board, a pawn and one treasure: bring the one to the other in as few turns as you can. Every turn is a push and a move, as in the game.

        There are a hundred of them by number, from the easiest on: dedale puzzle --number 1. Others are made for you without end: dedale puzzle --turns 3. How few turns it takes has been worked out for each, and you are told at the end.

        While you try, everything may be taken back, and the solution is shown if you ask for it.

## Errors, by code

error-unknown-language = There is no language “{ $language }”; the languages are: { $known }.
error-unknown-word = The catalogue of words has no message “{ $key }”.
error-word-needs = The message “{ $key }” could not be put together: { $why }.
error-did-you-mean = Did you mean “{ $near }”?
error-unknown-game = There is no game called “{ $name }”; the games here are: { $known }.
error-unknown-bot = There is no bot called “{ $name }” for { $game }; choose one of: { $known }.
error-bot-outside = “{ $name }” names no bot ({ $why }); write a module and a class that has choose(seat, budget, seed), such as my_bots:Greedy.
error-bot-not-brought = The bot “{ $name }” is one of a module, and those play only where they are named: name it again, such as --bot 2={ $name }.
error-budget = “{ $found }” is no budget: write a number of iterations or a time above 0, such as 200, 5ms or 1.5s.
error-part-name = The package “{ $package }” has a “dedale.{ $room }” for “{ $game }”, which is no name for a game; it takes lower-case letters and digits, such as “lanterns”.
error-part-ours = The “dedale.{ $room }” of Dédale itself are not found: this Python has an older installation, or none; say “make” or “pip install -e .” in Dédale’s folder, or install it anew.
error-part-broken = The package “{ $package }” has a “dedale.{ $room }” for “{ $game }” that cannot be used ({ $why }); update or uninstall the package, or tell its author.
error-part-taken = The package “{ $package }” has a “dedale.{ $room }” for “{ $game }”, and so does “{ $first }”, whose is used; uninstall one of the two.
error-part-renamed = The game “{ $game }” calls itself “{ $found }”; its author has to say the same name in the entry point and in the game.
error-part-bot = The package “{ $package }” brings a bot called “{ $name }” for “{ $game }”, and there is one already, which is used; its author has to give it another name.
error-lab-judge-yardstick = Nothing here can measure the judge of “{ $game }”: its package brings no yardstick.
error-unexpected = Something went wrong that should not have: { $what }.

# Options and seats
error-option-unknown = There is no option “{ $option }”; the options are: { $known }.
error-option-value = The option “{ $option }” cannot be { $value }; choose one of { $choices }.
error-option-number = The option “{ $option }” cannot be { $value }; choose a whole number from { $least } to { $most }.
error-option-flag = The option “{ $option }” cannot be { $value }; it is true or false.
error-option-one-each = The option “{ $option }” cannot be { $value }; name { $players } of { $choices }, in this order.
error-option-seat = “{ $value }” cannot begin; name a seat from 1 to { $players }, or chance.
error-option-only-with = The option “{ $option }” can be { $value } only where “{ $other }” is { $values }; leave it out, or set “{ $other }” to { $set }.
error-options-type = Options are a mapping from names to values, not { $type }.
error-undo-policy = “{ $found }” is no way to take choices back; it is “free” or “fair”.
error-seat-count = There must be a name for each of the { $seats } seats; { $names } were given.
error-seat-name = “{ $found }” cannot name a seat: give a short name of printable characters on one line, without a space at either end.
error-seat-unknown = There is no such seat in this game.
error-no-such-seat = There is no such seat; the seats are 1 to { $seats }.
error-secret = A secret is 32 hexadecimal digits; leave it out to have one drawn.

# Choices and chance
error-seed = A seed is a whole number, such as 7.
error-buffer-type = Numbers are written into a buffer of bytes.
error-buffer-size = It takes { $size } numbers of one byte each, side by side.
error-games-type = The number of games is a whole number.
error-games-number = The number of games cannot be { $number }; ask for one or more.
error-action-type = An action is a whole number.
error-action-unknown = There is no action { $action } in this game.
error-action-text = “{ $text }” is no action of this game; an action reads like “{ $example }”.
error-action-illegal = “{ $action }” is not allowed now; the choices are: { $legal }.
error-action-over = “{ $action }” cannot be played: the game is over.
error-action-chance = “{ $action }” cannot be played yet: chance is to decide first.
error-outcome-unknown = There is no chance outcome { $outcome } in this game.
error-outcome-text = “{ $text }” is no chance outcome of this game; one reads like “{ $example }”.
error-outcome-illegal = Chance cannot bring “{ $outcome }” now; what may come: { $possible }.
error-no-chance = Chance has nothing to decide now.
error-event-line = “{ $found }” is no event; an event reads like “1 play rs”, “* rs”, “undo 3” or “resign 1”.
error-not-a-pass = Only a pass can be played for a seat that did not choose.
error-not-your-turn = It is not this seat’s turn to decide.
error-game-over = The game is over; nobody can act any more.

# Taking back, forking, showing the record
error-undo-nothing = There is nothing to take back: this seat has chosen nothing yet.
error-undo-too-far = { $count } steps cannot be taken back: there are only { $live }.
error-undo-resigned = A game that was given up cannot be taken back.
error-undo-over = The game is over; this table takes nothing back after the end.
error-undo-chance = Chance has decided since; this table does not take that back.
error-undo-other-seat = Another seat has acted since; this table does not take that back.
error-undo-turn = Another seat is to decide now; this table does not take that back.
error-undo-revealed = Something hidden has been shown since; this table does not take that back.
error-fork-at = A game can be forked only at one of its own steps.
error-fork-running = This table is played fair, and a fork would show its luck; wait for the end.
error-export-running = The record of a game under way gives away what is hidden; wait for the end, or save it as its owner.
error-analysis-running = The analysis of a game under way gives away what is hidden; wait for the end, or ask as its owner.
error-analysis-early = Nobody has had to decide anything in this game yet: there is nothing to look through.
error-hint-turn = A hint is for the seat that is to decide, and this one is not.

# Files and records
error-file-missing = There is no file “{ $name }”; check its name.
error-file-folder = “{ $name }” is a folder; name a file in it.
error-file-unreadable = The file “{ $name }” cannot be read; check that you may read it.
error-file-unwritable = The file “{ $name }” cannot be written; choose another place, or make room there.
error-file-huge = The file “{ $name }” is longer than { $limit } bytes, and so is no record; check its name.
error-file-binary = Line { $line }: “{ $name }” is no UTF-8 text, or it is damaged here; fetch the whole record again.
error-record-none = Line { $line }: this is no record of Dédale; it begins with “{ $found }”.
error-record-newer = Line { $line }: this record is in format { $found }, and this Dédale reads up to format { $known }; update Dédale to read it.
error-record-huge = Line { $line }: no record has more than { $limit } bytes, as this text has.
error-record-damaged = Line { $line }: half a character stands here; the record is damaged.
error-record-truncated = Line { $line }: the record stops here, before its last line; fetch the whole record again.
error-record-edited = Line { $line }: the check is { $found }, but that of the lines above is { $expected }: the record was damaged, or edited by hand.
error-record-line = Line { $line }: expected { $expected }, found “{ $found }”.
error-record-value = Line { $line }: the value on this line is not of the form expected there.
error-record-game = Line { $line }: { $why }
error-record-rules = Line { $line }: this game was played by version { $found } of the rules, and this Dédale plays by version { $known }; read it with a Dédale that plays by that version.
error-record-options = Line { $line }: { $why }
error-record-start = Line { $line }: { $why }
error-record-seats = Line { $line }: { $why }
error-record-event = Line { $line }, event { $event }: { $why }
error-record-result = Line { $line }: the result is “{ $found }”, but the events lead to “{ $expected }”.
error-record-commitment = Line { $line }: the fingerprint { $found } is not that of the secret, { $expected }.
error-record-luck = Line { $line }: chance brought “{ $found }”, but by the secret it was to bring “{ $expected }”.
error-record-unproven = Line { $line }: this record cannot be verified, because its secret is not known.
error-record-kept = Line { $line }: this record does not hold its secret, so its game cannot be resumed; use the owner’s save.
error-position-json = A position is plain JSON data; this is not.
error-position = This position cannot be, in { $place }: { $problem }.
error-state-version = This state was saved by version { $version } of the rules, and this is version { $expected }; replay its record, or open it with the program that saved it.

# The command line
error-cli-option = There is no option “{ $name }” here; “{ $command } --help” lists the options.
error-cli-value = The option “{ $name }” needs a value after it; “{ $command } --help” says which.
error-cli-flag = The option “{ $name }” takes no value; leave it out.
error-cli-extra = “{ $found }” is too much here; “{ $command } --help” says what is expected.
error-cli-command = There is no command “{ $name }”; the commands are: { $known }.
error-cli-shell = Command lines are completed in these shells: { $known }; say which, as in “dedale completion bash”.
error-cli-usage = The command line was not understood; “{ $command } --help” says what is expected.
error-cli-no-game = Which game? Say its name after “dedale play”; the games here are: { $known }.
error-cli-deal = “{ $found }” is no deal: a deal is 1 to 32 hexadecimal digits (0 to 9 and a to f).
error-cli-resume = A resumed game keeps its game, its options and its deal; leave out { $names }.
error-cli-topic = There is nothing about “{ $topic }”; the topics are: { $known }.
error-cli-seat = “{ $found }” is no seat of this game; choose one from 1 to { $seats }.
error-cli-bot = “{ $found }” names no bot for a seat; write the seat and the bot, such as 2=hard.
error-cli-bot-twice = Seat { $seat } was given to two bots; leave one of them out.
error-puzzle-turns = There is no puzzle of { $found } turns; choose a whole number from { $least } to { $most }.
error-puzzle-seed = There is no puzzle with the seed { $found }; choose a whole number from { $least } to { $most }.
error-puzzle-number = There is no puzzle with the number { $found }; choose a whole number from { $least } to { $most }.
error-puzzle-number-alone = A puzzle has either a number or turns and a seed; leave one of them out.
error-preview-move = Only a push can be looked at beforehand; play the move.
error-solve-most = The solver looks 1 to { $most } turns ahead.
error-solve-target = What this seat looks for is not known here; name a treasure, such as “owl”, or “home”.
error-solve-unknown = There is no target “{ $target }” on this board; name a treasure, such as “owl”, or “home”.
error-plan-open = There is nothing to plan: this seat has no open treasures, as it would with the young players.
error-no-saves = No game has been saved yet; begin one with “dedale play” and its name.

# The lab
error-lab-missing = The lab needs { $module }, which is not installed; say: { $command }
error-argument-value = { $name } cannot be { $value }; choose one of { $choices }.
error-argument-seat = seat cannot be { $value }; choose one from 0 to { $last }.
error-argument-opponents = opponents names { $found } bots and there are { $wanted } other seats; name one for each, in the order of the seats, or one name for all.
error-buffers-many = { $games } games write { $numbers } numbers of one byte as an observation and { $actions } as a mask, side by side, a reward of eight bytes, and one byte that says whether they are over; actions are whole numbers of eight bytes.
error-lab-benchmark-what = Say an agent and a game, as in “dedale lab benchmark my_bots:Greedy GAME”; the games here are: { $known }.
error-lab-what = Say a game and bots, as in “dedale lab rates GAME --bots random,easy”; the games here are: { $known }.
error-lab-which = Which results? Name their folder after “dedale lab plot”.
error-lab-number = The option “{ $option }” cannot be “{ $value }”; choose a whole number from { $least } on.
error-lab-fraction = The option “{ $option }” cannot be “{ $value }”; choose a number above 0, such as 0.01.
error-lab-executor = “{ $found }” is no executor; choose processes or threads.
error-lab-variant = “{ $found }” names no variants: write all, or an option and its values, such as players=1,2.
error-lab-all-alone = “all” stands for every combination of options; leave the others out.
error-lab-seats = { $bots } bots cannot sit down to a game of { $players }; name one for each seat.
error-lab-rates-alone = Several players of { $game } play against each other: measure that with “dedale lab match”, and leave “players” out here.
error-lab-match = “{ $found }” is no match: name 2 to { $most } bots, such as expert,planner.
error-lab-no-match = Which bots? Name two or more for each match, such as expert,planner.
error-lab-match-game = Which game do they play? Name one of { $known } before the bots.
error-lab-match-together = In { $game } all win or lose together: measure partners with “dedale lab rates { $game } --bots easy+expert”.
error-lab-section = There is no part “{ $found }”; the parts are: { $known }.
error-lab-judge-game = There is no judge of “{ $found }”; choose one of: { $known }.
error-lab-judge-other = The folder “{ $folder }” holds another run; choose another --out. Nothing was changed.
error-lab-group = There is no net called “{ $found }”; the nets are: { $known }.
error-weights = The file of weights { $file } cannot be used: { $trouble }. Install Dédale again, or train it with “dedale lab train”.
error-checkpoint-damaged = The checkpoint { $file } is damaged; remove it to train { $group } anew, or choose another folder.
error-checkpoint-other = The checkpoint { $file } belongs to another training: other seed, games, parent or version; choose another folder with --out, or remove it.
error-lab-no-results = There are no results of the lab in “{ $folder }”; check the name of the folder.
error-lab-nothing-played = There is nothing to draw yet: no game of this run has been played.
error-lab-run-damaged = The file “{ $file }” is damaged, or written by another version of the lab ({ $why }); put it back from a copy, or choose another --out.
error-lab-batches-damaged = Line { $line } of “{ $file }” is damaged; put the file back from a copy, delete that line to have its games played again, or choose another --out.
error-lab-other-run = The folder “{ $folder }” holds another run ({ $what }: { $there } there, { $here } here). Choose another --out; nothing was changed.
error-lab-folder-busy = Another run is adding to “{ $folder }” now; wait for its end, or choose another --out.
error-lab-folder-strange = The folder “{ $folder }” holds something else than results of the lab; choose another --out. Nothing was changed.
error-lab-no-cluster = No Dask cluster answers at “{ $address }” ({ $why }); check the address, or start one with “dask scheduler” and “dask worker”.
error-lab-no-workers = The Dask cluster at “{ $address }” has no workers; start some with “dask worker { $address }”.
error-lab-cluster-version = The worker { $worker } of the cluster has Dédale { $found }, and this is { $version }; install the same version there.
error-lab-failed-twice = Games { $first } to { $last } of row { $row } ({ $bots }) failed twice: { $what }. What was played is kept; the same command goes on from there.

### page: Labyrinth

page-labyrinth-push = Push a tile
    .short = Push
page-labyrinth-move = Move your pawn
    .short = Move
page-labyrinth-done = done
page-labyrinth-board = The board, seven by seven
page-labyrinth-board-keys = The arrow keys lead from cell to cell, and once the tile is pushed in to the cells in reach; with Shift they go one cell on. Enter moves the pawn.
page-labyrinth-arrows = Arrows round the board
page-labyrinth-arrows-keys = The arrow keys lead round the board, Q and E turn the tile, Enter pushes it in, Escape leaves the preview.

# Where an arrow stands.
page-labyrinth-at-n = above column { $line }
page-labyrinth-at-e = right of row { $line }
page-labyrinth-at-s = below column { $line }
page-labyrinth-at-w = left of row { $line }
page-labyrinth-arrow = Arrow { $where }
page-labyrinth-arrow-barred = Arrow { $where }, barred: the last push came out there
# Where a pawn leaves the board.
page-labyrinth-off-n = at the top
page-labyrinth-off-e = on the right
page-labyrinth-off-s = at the bottom
page-labyrinth-off-w = on the left

page-labyrinth-cell = row { $row }, column { $column }: { $what }
page-labyrinth-sides-NS = straight from north to south
page-labyrinth-sides-EW = straight from east to west
page-labyrinth-sides-NE = corner open to north and east
page-labyrinth-sides-ES = corner open to east and south
page-labyrinth-sides-SW = corner open to south and west
page-labyrinth-sides-NW = corner open to north and west
page-labyrinth-sides-NES = fork open to north, east and south
page-labyrinth-sides-ESW = fork open to east, south and west
page-labyrinth-sides-NSW = fork open to north, south and west
page-labyrinth-sides-NEW = fork open to north, east and west
page-labyrinth-home-of = start cell of { $player }
page-labyrinth-home-own = your start cell
page-labyrinth-pawn-of = the pawn of { $player }
page-labyrinth-pawn-own = your pawn
page-labyrinth-reachable = reachable
page-labyrinth-sought = the treasure you seek

page-labyrinth-tile = Your tile
    .how = Turn it, then choose an arrow.
    .tap = Your tile: tap it to turn it
page-labyrinth-tile-now = Your tile: { $tile }
page-labyrinth-tile-next = Next tile
page-labyrinth-tile-left = It left the board { $where }; that arrow is barred for the next push.
page-labyrinth-tile-first = It waits beside the board.
page-labyrinth-turn-left = Turn the tile to the left
page-labyrinth-turn-right = Turn the tile to the right
page-labyrinth-wheel = or wheel

page-labyrinth-gain-none = Choose an arrow
    .text = Point at an arrow to see what the push would do.
page-labyrinth-gain = { $count ->
    [one] cell in reach after this push
   *[other] cells in reach after this push
}
page-labyrinth-gain-short = { $count ->
    [one] 1 cell in reach
   *[other] { $count } cells in reach
}
page-labyrinth-carried = { $player } slides off { $side } and comes back on your tile
page-labyrinth-carried-own = You slide off { $side } and come back on your tile
page-labyrinth-carried-short = { $player } carried over
page-labyrinth-carried-own-short = you are carried over
page-labyrinth-push-here = Push here
page-labyrinth-preview-leave = Leave the preview
    .keys = Esc

page-labyrinth-where = Where to?
    .text = Every lit cell is in reach. You may also stay where you are: that ends your turn.
page-labyrinth-go = Go here
page-labyrinth-stay = Stay
page-labyrinth-stay-long = Stay where you are

page-labyrinth-seek = You are looking for…
page-labyrinth-hold = Hold to look
    .keys = C
page-labyrinth-hold-name = Your treasure card, face down: hold to look
page-labyrinth-let-go = Let go to hide it again.
page-labyrinth-below = { $count ->
    [0] Only you can see it. It is your last card.
    [one] Only you can see it. 1 more waits below.
   *[other] Only you can see it. { $count } more wait below.
}
page-labyrinth-keep = Keep it open
page-labyrinth-homeward = Go home!
    .text = You have found all your treasures. Back to your start cell!
page-labyrinth-open = Your treasures
    .text = Find them in any order.
page-labyrinth-open-one = still to find: { $treasure }

page-labyrinth-players = Players
page-labyrinth-you = you
page-labyrinth-online = online
page-labyrinth-away = away
page-labyrinth-free = free seat
page-labyrinth-bot = bot, { $level }
page-labyrinth-of = of { $all }
page-labyrinth-found-of = { $found } of { $all } found
page-labyrinth-found-one = found: { $treasure }
page-labyrinth-to-home = on the way home
page-labyrinth-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
page-labyrinth-log = What happened
page-labyrinth-waits-push = { $player } pushes a tile
page-labyrinth-waits-move = { $player } moves
page-labyrinth-waits-text = You may look at your card and at the board meanwhile.
page-labyrinth-winner = { $player } is home
page-labyrinth-winner-own = You are home
page-labyrinth-ended = The game is over
# The log: a push by its line.
page-labyrinth-line-n = column { $line } from above
page-labyrinth-line-e = row { $line } from the right
page-labyrinth-line-s = column { $line } from below
page-labyrinth-line-w = row { $line } from the left
page-labyrinth-told-push = { $you ->
    [yes] You push { $line }.
   *[no] { $player } pushes { $line }.
}
page-labyrinth-key-turn = Turn the tile
    .keys = Q E
page-labyrinth-key-arrows = Go round the arrows, or from cell to cell
    .keys = ← → ↑ ↓
page-labyrinth-key-enter = Push here, or go here
    .keys = Enter

### page: server

page-doom = After this choice the game can no longer be won.
page-plain-hidden = Face down
page-plain-empty = empty
page-plain-table = The table
page-plain-sure = Choose it again to do it all the same.
page-plain-more = Another game is open
page-plain-players = Who plays
page-plain-count = How many play
page-plain-seat = Seat { $number }
page-plain-options = What else is agreed
page-plain-title = Dédale
page-not-built = The page is not built yet: say “make page” in the project’s folder, then load this address again.
page-missing = There is nothing at this address; check the link.
page-wrong-method = This address does not do that.
serve-at = Dédale is at { $address }
serve-house = In your house, on a phone or another computer: { $address }
serve-stop = Ctrl-C stops it; every game is kept.
cli-serve = Serve the page: play in a browser, alone or with others.
cli-serve-port = The port to listen at; 8321 or a free one if you do not say.
cli-serve-host = The address to listen at; this machine alone if you do not say.
cli-serve-lan = Let phones and computers in the house join; shows the address and a QR code.
cli-serve-store = The file that tables are kept in, or the URL of a database.
cli-serve-open = Open the page in a browser.
cli-serve-pace = The least seconds that a bot takes for a choice.
error-server-missing = The server needs { $module }, which is not installed; say: { $command }
error-port-taken = Something else listens at { $host }, port { $port }, already; choose another --port, or stop that first.
error-cli-rehearse = “{ $found }” cannot be read as the text of a rehearsal; name a text file.
error-cli-rehearse-public = A rehearsal is for tests on this machine alone, as every card can be known; leave --lan, --host or --rehearse out.
error-cli-port = “{ $found }” is no port; choose a whole number from 1 to 65535, or 0 for any.
error-cli-pace = “{ $found }” is no pace; give seconds from 0 to 60.
error-no-such-table = There is no table “{ $table }”; check the link.
error-wrong-token = This link opens no seat of this table; ask for a new one.
error-page-old = This page is older than the server; load it again.
error-malformed = This message was not understood: { $reason }.
error-foreign-page = Only pages of this server may ask it for that; open it by its own address.
error-too-many = That was too much at once; wait a moment, then try again.
error-too-many-thoughts = Too much is being thought about for you already; wait a moment.
error-server-stopping = The server is being stopped; try again in a moment.
error-table-full = No seat is open at this table; you may watch.
error-table-long = This game has gone on for too long; begin another.
error-table-aside = Too much was taken back or handed over in this game; it can only be played on now.
error-invitation-used = Somebody has sat down with this invitation already; ask for another seat, or watch.
error-undo-people = Among several people only what taught nobody anything is taken back: leave “undo” out, or say “fair”.
error-deal-fair = This game is played fair: its deal can be played again when it is over.
error-seat-often = This seat was handed to a bot too often; play on, or give up.
error-name-often = A name changes at most { $most } times at one table.
error-name-silent = This game is played in silence: names do not change.
error-leave-bot = A bot plays this seat; there is nobody in it who could give up.
error-leave-to-bot = Only a bot can play on for somebody who gives up.
error-resign-winner = Nobody gives a game up and wins it by that.
error-seat-left = Whoever played this seat gave up; a bot plays it to the end.
error-replay-long = This game is too long to be looked at again step by step.
error-table-rules = This table was played by version { $found } of the rules, and this Dédale plays by version { $known }: it can no longer be played. If the game was over, it can still be seen again: put /review behind its address.
error-table-damaged = This table cannot be read: its log is damaged, or of another version.
error-store-open = The store “{ $store }” cannot be opened; check the name, and that you may write there.
error-port-denied = You may not listen at port { $port }; choose a --port from 1024 on.
error-host-unknown = This machine has no address “{ $host }” to listen at; leave --host out, or say --lan to let the house in.
error-store-foreign = The store “{ $store }” is a database of another program; choose another --store.
error-store-newer = The store “{ $store }” was written by a newer Dédale (version { $found } of the store, and this one knows { $known }); bring Dédale up to date, or choose another --store.
error-store-driver = The store “{ $store }” needs { $module }, which is not installed; say: { $command }
error-store-kind = The store “{ $store }” is neither a file nor an address of PostgreSQL; write a file, or postgresql://user@host/database.
error-store-unreachable = The database “{ $store }” cannot be used: { $reason }. Start it, or check the address, the user and the password.
error-store-read = The store does not answer; try again in a moment.
error-store-write = The store could not be written; try again in a moment.
error-conflict = Somebody else was first at this table; look at it again.
error-stale = The table has changed since; look at it again, then choose.
error-seat-bot = A bot plays this seat now; take the seat back first.
error-talk-silent = This game is played in silence: the players may not tell each other anything.
error-say-text = Only printable characters on one line can be said.
error-replace-here = The player of this seat is here; only they can hand it over.
error-replace-bot = A bot plays this seat; only whoever it plays for can take it back.
error-open-silent = This game is played in silence: a bot may play this seat, but nobody else.
error-replace-open = This seat is open already.
error-unknown-level = There is no level “{ $found }”; the levels are: { $known }.
error-person-name = This name cannot be used: a name has at most { $most } printable characters and does not begin with “bot”.
error-deal-running = This game is under way, and others play it too; wait for its end.
error-invitation-foreign = A QR code is made only of links of this server.
serve-no-house = This machine has no address in a network; nobody else can join.
cli-store = Look after the store: the file that the server keeps its tables in.
cli-store-backup = Copy the store into a new file, also while the server runs.
cli-store-file = The file to write.
cli-store-prune = Delete the tables at which nothing has happened for long, also while the server runs.
cli-store-older = For how many days nothing has happened, such as 90d.
store-copied = { $count ->
    [one] One table copied
   *[other] { $count } tables copied
} to { $path }
store-pruned = { $count ->
    [0] No table is that old.
    [one] One table deleted.
   *[other] { $count } tables deleted.
}
error-file-exists = There is already a file “{ $name }”; choose another name.
error-cli-store-where = Which file? Name it after “{ $command }”.
error-cli-age = “{ $found }” is no number of days; write for example 90d.
cli-serve-name = A name that the server is known by, such as play.example.org; may be given several times.
cli-serve-proxy = The address or network of a proxy in front, whose word for where guests come from is believed; may be given several times.
cli-serve-prefix = The path that the page is found under, such as /games, if it shares its host with others.
cli-serve-certificate = A certificate (PEM), to speak TLS without a proxy.
cli-serve-key = The key of that certificate, if it stands in a file of its own.
cli-serve-metrics = Tell figures for Prometheus at this port, to this machine alone unless there is an address before it.
cli-serve-log = How the log is written: lines of text, or of JSON.
cli-serve-access = Write every request down, without codes, tokens and names.
cli-serve-prune = Delete tables at which nothing has happened for so many days, such as 365d, every day.
error-proxy-address = “{ $found }” is no address of a proxy; write one such as 10.0.0.5 or 10.0.0.0/8.
error-host-name = “{ $found }” is no name of a host; write one such as play.example.org.
error-certificate-unread = The file “{ $name }” cannot be read; check --certificate and --key, and that you may read them.
error-key-alone = A --key is of no use without its --certificate; name both, or neither.
error-certificate-unfit = The certificate “{ $name }” and its key do not fit together, or are not in the PEM form without a password; check --certificate and --key.
error-metrics-taken = Nothing can be told at { $host }, port { $port }: something else listens there, or it is no address of this machine; choose another place for --metrics.
error-cli-prefix = “{ $found }” is no path to be found under; write one such as /games.
error-cli-log = “{ $found }” is no form of a log; choose text or json.
error-wrong-host = This server is not started for that name; whoever runs it can add it with --name.
error-server-failed = Something went wrong in the server; whoever runs it finds it in the log.
error-server-full = Too many games are open on this server; try again in a while.
error-store-gone = The store is gone; whoever runs this server has to restore it.
error-store-damaged = The store is damaged; whoever runs this server has to restore it.
error-store-file = Only a store in a file can be looked after so; a database has tools of its own: pg_dump, VACUUM.
error-store-filled = The store “{ $store }” holds tables already; choose an empty database.
error-store-missing = There is no store “{ $store }”; check the name.
error-store-unsound = The store “{ $store }” is not sound: { $reason }. Stop the server, keep this file, and restore a backup.
cli-store-check = Look whether the store is sound, also while the server runs.
cli-store-stats = Say what the store holds, also while the server runs.
cli-store-restore = Make a store of a backup, where there is none yet.
cli-store-from = The backup to read.
cli-store-vacuum = Give back the room of what was deleted; the first time with a store of an older Dédale, stop the server for that.
store-sound = The store { $path } is sound.
store-tables = { $count ->
    [one] One table,
   *[other] { $count } tables,
} { $over } of them over; { $events } events.
store-last = Something last happened on { $day }.
store-size = { $size } MB, of which { $free } MB can be given back; version { $version } of the store.
store-unkept = { $count ->
    [one] One finished game is not kept yet for the time when the rules have changed; let the server run until it is.
   *[other] { $count } finished games are not kept yet for the time when the rules have changed; let the server run until they are.
}
store-vacuumed = { $size } MB given back.

### page: around the tables

# The start page
page-tagline = Two labyrinths are open tonight. Which door?
page-door-onirim = You dream of a maze of rooms. Find eight Doors before the deck, and the night, run out.
page-door-labyrinth = The hedges slide. Push a row, light a way, and be the first home with your treasures.
page-who-dreams = Who dreams?
page-dream-alone = Alone
    .title = You play alone
page-dream-here = Two, here
    .title = Two at this screen
page-dream-link = Two, by link
    .title = You and a friend, who comes by a link
page-dream-bot = With a bot
    .title = You and a bot
page-what-else = What else is in the night?
page-book = Book of Steps
page-book-yes = the Book
page-book-lost = Lost!
page-towers = Towers
page-towers-yes = Towers
page-towers-ruins = Ruins
page-dreams = Dreams
page-bot-level = How well the bot plays
page-who-walks = Who walks?

# $pawn is a colour: whose that pawn is.
page-pawn-of = Who has the { $pawn } pawn
page-place-you = You
    .under = here
    .full = You
page-place-here = Guest
    .under = here
    .full = Somebody else at this screen
page-place-open = Friend
    .under = by link
    .full = A friend, by link or by code
page-place-free = Free
    .under = add
    .full = Nobody
page-place-bot = Bot
    .level = A bot: { $level }
page-treasures-each = { $count ->
    [one] One treasure each
   *[other] { $count } treasures each
}
page-open-door = Open this door
    .of = Open this door: { $game }
page-player = Player { $number }
page-your-turn = Your turn
page-go-on = Go on
page-kept-with = { $game } with { $names }
page-kept-alone = { $game }, alone
page-more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
page-same-deal = The same deal again
page-join-by-code = Join by code
page-open-record = Open a saved game
page-code = Code of the table
page-to-table = To the table
page-record-text = A game saved as a file, by this page or by the terminal.
page-record-large = This file is too large to be a record; check which one it is.
page-language = Language
page-theme = Theme
page-theme-night = Night
page-theme-parchment = Parchment
page-theme-contrast = High contrast

# Measured figures.
page-rate-won = Measured: of 100 such games, the best bot wins { $best }.
page-rate-both = Measured: of 100 such games, a plain bot wins { $plain }, the best one { $best }.
page-rate-turns = Measured: alone, the best bot needs { $turns } turns.

# Around a table
page-to-start = To the start page
page-close = Close
page-menu = Menu
    .keys = M
page-hint = Hint
    .keys = H
page-hint-thinking = Looking for the best choice …
page-undo = Undo
    .keys = U
page-log = The game so far
    .keys = L
page-log-empty = Nothing has happened yet.
page-say = Say something
page-keys = Keys
    .keys = ?
page-result = Result
page-over = The game is over
page-again = Play again
page-save-record = Save the record
page-assisted = With hints, undone choices or a bot’s help: this game does not count in the statistics.
page-deal-check = Check the deal
    .text = The fingerprint was known from the start, the secret is told at the end: together they prove that the deal was never changed.
page-deal-commitment = Fingerprint
page-deal-secret = Secret
page-deal-fresh = A fresh deal: nobody knows it.
page-deal-copied = This deal is played at another table too.
page-deal-again = The same deal as at table { $table }.
page-deal-lesson = The deal of the lesson.
page-deal-record = This game was brought along as a record.
page-deal-position = This game begins with a position that somebody brought along.
page-deal-unknown = Nobody wrote down where the deal of this older table comes from.
page-deal-known = Somebody could know it, so the game counts in no statistics.
page-watchers = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
page-leaving = If somebody gives up
page-leaving-bot = bot
    .text = If somebody gives up, a bot plays on in their seat.
page-leaving-still = still
    .text = If somebody gives up, their pawn stands still: it only pushes, at random.
page-leaving-dream-bot = bot
    .text = If one of you gives up, the other may go on with a bot.
page-leaving-dream-still = end
    .text = If one of you gives up, the dream ends for both.
page-resign = Give up
    .sure = The game is over then.
    .other = The other player wins then.
    .bot = You leave the table; a bot plays on in your seat, and the others go on.
    .still = You leave the table; your pawn stands still, and the others go on.
    .partner = You leave the table; the other dreamer may go on with a bot.
    .both = The dream ends for both of you.
    .no = Play on
    .yes = Give up
page-seats = Who sits where
page-seat-free = Free seat
page-seat-open = waits for somebody
page-seat-invited = is invited
page-seat-gave-up = gave up; a bot plays on
    .still = gave up; the pawn stands still
page-seat-you = you
page-seat-here = is here
page-seat-away = is away
page-seat-bot = bot, { $level }
page-name = Your name
page-hand-to-bot = Hand it to a bot
page-take-back = Take it back
page-replace = Let a bot play
page-free-seat = Free the seat
page-replace-asked = { $count ->
    [one] One player asks for this; it is done when all do.
   *[other] { $count } players ask for this; it is done when all do.
}
page-share = Invite and share
    .text = Whoever has this link may take a free seat, or watch.
page-qr = The link as a QR code
page-link = Link to the table
page-copy-link = Copy the link
page-copied = Copied
page-send = Send
page-lobby = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
    .text = Send the link, or let somebody scan the picture.
    .enter = See the table meanwhile
    .bot = Let a bot play
    .bot-for = Let a bot play in seat { $number }
page-invited = A seat is free for you
page-sit-down = Sit down
page-watch = Watch only
page-curtain = Pass the screen to { $name }
    .text = The others look away.
    .open = I am { $name }

# When something is wrong
page-arriving = On the way to the table …
page-no-answer = The server does not answer. The page tries again by itself; if it stays like this, check that “dedale serve” is running.
page-reconnecting = The connection is lost, the game is not. Trying again …
    .kept = The connection is lost. Your choice is kept and goes out as soon as it is back.
page-closed = The server closed this table. Load the page again.
page-refused = The server refused this ({ $code }). Load the page again.
page-nowhere = There is nothing at this address
    .text = Check the link, or go to the start page.
page-no-table = There is no such table
    .text = The link has a mistake in it, or the table was deleted because nobody had played there for long. Ask for a new link, or open a table yourself.
page-wrong-token = This link opens no seat
    .text = It belongs to another table, or it has been replaced by a newer one. Ask whoever sent it for a new link, or look at the table.
    .watch = Look at the table
page-denied = The server closed the door
page-not-loaded = The table could not be loaded
    .text = Part of the page did not arrive. Load it again.
page-reload = Load again

### page: the Onirim table

page-onirim-you = You
page-onirim-your-hand = Your hand
page-onirim-hand = Hand of { $player }
page-onirim-shared = Shared
page-onirim-to-play = to play
page-onirim-question = The question
page-onirim-story = The dream so far
page-onirim-turn = Turn { $number }
page-onirim-waits = { $player } is to decide.
page-onirim-play = Play
page-onirim-discard-it = Discard
page-onirim-close = Close
page-onirim-back = Back
page-onirim-confirm = Confirm
page-onirim-list = All choices in words
page-onirim-dare = Do it all the same
page-onirim-refrain = Choose something else

# The zones of the table, as they are read out.
page-onirim-stock = Deck and Limbo
page-onirim-deck = Deck: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}. Show what nobody has seen yet
page-onirim-left = { $count ->
    [one] card left
   *[other] cards left
}
page-onirim-limbo = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in Limbo
page-onirim-discard = { $count ->
    [0] Discard, empty
    [one] Discard, 1 card: { $card }
   *[other] Discard, { $count } cards, on top { $card }
}
page-onirim-removed = Removed from the game: { $count }
page-onirim-nightmares = { $count ->
    [one] 1 Nightmare left
   *[other] { $count } Nightmares left
}
page-onirim-dreams = { $count ->
    [one] 1 Happy Dream left
   *[other] { $count } Happy Dreams left
}
page-onirim-known-top = On top
page-onirim-known-bottom = At the bottom
page-onirim-unseen = Still unseen
page-onirim-doors-of = { $player }: { $count ->
    [0] no Door yet
    [one] 1 Door
   *[other] { $count } Doors
}
page-onirim-hand-of = Hand of { $player }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-onirim-row-of = { $player }, row: { $count ->
    [0] no card yet
    [one] 1 card
   *[other] { $count } cards
}
page-onirim-series = series of { $length } in { $colour }
page-onirim-row-all = { $count ->
    [one] Show the whole row, one more card
   *[other] Show the whole row, { $count } more cards
}
page-onirim-row-less = Show only the newest cards of the row

# Why a card cannot be played, and what it would bring.
page-onirim-locked = not now
page-onirim-locked-symbol = { $symbol } after { $symbol }
page-onirim-locked-tower = fits neither end
page-onirim-cannot = It cannot be played: { $why }.
page-onirim-third = The third { $colour } card: it may open a Door.
page-onirim-brings-prophecy = Discarded, it brings a Prophecy.
page-onirim-brings-look = Discarded, it lets you look at { $count } cards.

# The Book
page-onirim-due = next: { $card }
page-onirim-due-is = Due now: { $card }. Any other Door goes to Limbo.
page-onirim-goals-done = all reached
page-onirim-goal-up = { $card } in place { $number }
page-onirim-goal-due = { $card } in place { $number }, due now
page-onirim-goal-turned = { $card } in place { $number }, reached
page-onirim-swap-goal = Place { $number }: with which Goal does it change places?
page-onirim-spells = Spells
page-onirim-spell-paradox = bottom five, one to the top
page-onirim-spell-planning = swap two Goals
page-onirim-spell-punishment = a Nightmare undone
page-onirim-cost = costs { $count } discarded cards
page-onirim-purse = To pay with, in the discard: { $count }
page-onirim-stop = Ask me before the next draw
page-onirim-stop-asked = You will be asked
page-onirim-pay-intro = { $text } Choose { $count } discarded cards to pay with; they leave the game.

# The Towers
page-onirim-towers = Towers, { $count } standing
page-onirim-rampart = the Rampart stands
page-onirim-no-rampart = no Rampart yet

# The Dreams
page-onirim-premonitions = Dark Premonitions
page-onirim-premonition = { $card }: { $text }
page-onirim-premonitions-read = Choose one to read it.
page-onirim-face-down = { $count } face down
page-onirim-gone = { $count ->
    [one] 1 is gone
   *[other] { $count } are gone
}
page-onirim-happy = A Happy Dream
page-onirim-happy-intro = Three gifts, of which you take one
page-onirim-gift-remove = Forget a Premonition
page-onirim-gift-remove-text = One that is face up leaves the game without coming true.
page-onirim-gift-remove-now = { $count ->
    [0] none is face up
    [one] 1 to choose from
   *[other] { $count } to choose from
}
page-onirim-gift-reveal = See seven cards
page-onirim-gift-reveal-text = Discard any of the deck’s top seven, and lay the others back in any order.
page-onirim-gift-reveal-now = { $count ->
    [one] 1 card is there
   *[other] { $count } cards are there
}
page-onirim-gift-fetch = Wish for a card
page-onirim-gift-fetch-text = Search the deck; it is shuffled, and your card laid on top.
page-onirim-gift-fetch-now = { $count ->
    [one] 1 card to choose from
   *[other] { $count } cards to choose from
}
page-onirim-keys-intro = { $count ->
    [one] One key leaves the deck.
   *[other] { $count } keys leave the deck, or as many as there are.
}

# A Nightmare
page-onirim-nightmare = A Nightmare
page-onirim-nightmare-intro = Four ways out, and what each costs you now
page-onirim-way-key = Give up a key
page-onirim-way-key-text = Discard a key from your hand. No Prophecy.
page-onirim-way-key-cost = { $count ->
    [0] You hold no key.
    [one] It is your only key.
   *[other] One of { $count } keys, you choose.
}
page-onirim-way-door = Close a Door
page-onirim-way-door-text = A Door you gained goes to Limbo, and so back into the deck.
page-onirim-way-door-cost = { $count ->
    [0] You have no Door to lose.
    [one] Your only Door is lost.
   *[other] { $count } Doors become { $less }.
}
page-onirim-way-reveal = Lose five cards
page-onirim-way-reveal-text = The deck’s top five are discarded; Doors and Dreams among them go to Limbo.
page-onirim-way-reveal-cost = { $count ->
    [one] One card in the deck becomes { $less }.
   *[other] { $count } cards in the deck become { $less }.
}
page-onirim-way-hand = Let go of the hand
page-onirim-way-hand-text = Discard it and draw a new one; Doors and Dreams drawn go to Limbo.
page-onirim-way-hand-cost = { $count ->
    [one] 1 card lost.
   *[other] { $count } cards lost.
}

# Arranging cards
page-onirim-arrange-drop = Prophecy
page-onirim-arrange-drop-intro = Click or tap the card to discard, and order the others.
page-onirim-arrange-put = Back on the deck
page-onirim-arrange-put-intro = Order the cards.
page-onirim-arrange-happy-drop = The top of the deck
page-onirim-arrange-happy-drop-intro = Click or tap all that you want to discard, and order the others.
page-onirim-arrange-raise = Paradoxical Prophecy
page-onirim-arrange-raise-intro = Click or tap the card that goes on top of the deck, and order the others.
page-onirim-arrange-under = Under the deck
page-onirim-arrange-under-intro = Order the cards.
page-onirim-arrange-card = { $card }, place { $place } of { $count }
page-onirim-order = The order of the cards
page-onirim-order-top = 1 will lie on top of the deck and is drawn first.
page-onirim-order-under = The last will be the very bottom of the deck.
page-onirim-earlier = { $card }: further to the left
page-onirim-later = { $card }: further to the right
page-onirim-apart-drop = to discard
page-onirim-apart-throw = to discard
page-onirim-apart-raise = goes on top
page-onirim-take-back = Take back: { $card }
page-onirim-swap-take = Which shared card do you take for { $card }?

# Choosing a set of cards
page-onirim-pool-card = { $card }, { $count } there, { $picked } chosen
page-onirim-pool-chosen = { $count ->
    [0] Chosen: none of { $size }
   *[other] Chosen: { $count } of { $size } ({ $cards })
}

page-onirim-end-doors = { $count ->
    [one] One of { $of } Doors gained
   *[other] { $count } of { $of } Doors gained
}
page-onirim-end-table = Look at the table

# The keys of this table, for the help.
page-onirim-key-numbers = pick up a card, or take an answer
    .keys = 1 – 9
page-onirim-key-arrows = from card to card, from answer to answer
    .keys = ← →
page-onirim-key-play = play the card picked up
    .keys = P
page-onirim-key-discard = discard it
    .keys = D
page-onirim-key-choices = all choices in words
    .keys = C
page-onirim-key-order = move a card while you arrange several
    .keys = Shift + ← →

### page: review

page-review = Look at the game again
page-past-leave = To the table
page-review-running = This game is still under way
    .text = What it hides can be seen again only when it is over.
page-review-went = The game went on otherwise: “{ $words }”.
page-review-walk = Through the game
page-review-scrub = Place in the game
page-review-place = Step { $step } of { $steps }.
page-review-of = of { $steps }
page-review-begins = The game begins.
page-review-first = To the beginning
page-review-turn-back = One turn back
page-review-back = One step back
page-review-play = Play it by itself
page-review-pause = Pause
page-review-next = One step on
page-review-turn-next = One turn on
page-review-last = To the end
page-review-eyes = Seen with the eyes of
page-review-watcher = a watcher
page-review-study = Analyse
page-review-read = Analysis
page-past-key-step = one step back, one step on
    .keys = ← →
page-past-key-turn = one turn back, one turn on
    .keys = PgUp PgDn
page-past-key-ends = to the beginning, to the end
    .keys = Home End
page-past-key-play = play the game by itself, or pause
    .keys = Space

# The analysis
page-review-title = Luck and choice
page-review-told-as = As it is told to { $player }
page-review-intro = Every decision of this game is judged again with what its player could know: what the draws gave and took, what the choices cost, and where another one would clearly have been better. It takes a quarter of a minute or so.
page-review-study-long = Look the game through
page-review-looking = The game is being looked through…
page-review-progress = { $done } of { $of } decisions looked at
page-review-stop = Stop
page-review-sum-start = to win at first
page-review-sum-start-turns = turns to expect at first
page-review-sum-luck = by luck
page-review-sum-own = by your choices
page-review-sum-of = by the choices of { $player }
page-review-sum-others = by the others’ choices
page-review-sum-result = in the end
page-review-sum-result-turns = turns in the end
page-review-percent = { $value }%
page-review-noise = Give or take { $count ->
    [one] one point
   *[other] { $count } points
}: the values are estimates, and what may be chance alone counts as nothing.
page-review-noise-turns = Give or take { $count } turns: the values are estimates, and what may be chance alone counts as nothing.
page-review-curve = Chance to win, in %
page-review-curve-turns = Turns to expect
page-review-curve-told = The chance to win in the course of the game: { $first }% at first, { $best }% at its best, { $last }% in the end.
page-review-curve-told-turns = The turns to expect in the course of the game: { $first } at first, { $best } at their fewest, { $last } in the end.
page-review-interval = how sure it is
page-review-luck = luck
page-review-choice = choice
page-review-hatched = Hatched, or dashed in the curve: what others chose.
page-review-label-inaccuracy = inaccuracy
page-review-label-mistake = mistake
page-review-label-blunder = blunder
page-review-moments = Moments that mattered
page-review-no-moments = No choice clearly cost much, and no draw clearly gave or took much: what is left cannot be told from chance.
page-review-step = step { $step }
page-review-better = Better: “{ $words }”
page-review-better-spell = Better, a spell: “{ $words }”
page-review-played = Played: “{ $words }”
page-review-worth = { $value }% ± { $off }
page-review-worth-turns = { $value } turns ± { $off }
page-review-cost = { $value } points
page-review-cost-turns = { $value } turns
page-review-bad-luck = bad luck
page-review-good-luck = good luck
page-review-came = What came: { $outcomes }.
page-review-how = A choice is an inaccuracy, a mistake or a blunder if it cost 5, 10 or 15 points of a hundred (alone in Labyrinth: 1, 2 or 3 turns), and only where that cannot be chance.

### page: tables

page-labyrinth-end-board = Look at the board
page-onirim-thinks = { $player } is thinking …
page-onirim-left-short = left
page-onirim-nightmares-short = { $count ->
    [one] Nightmare
   *[other] Nightmares
}
page-onirim-dreams-short = { $count ->
    [one] Happy Dream
   *[other] Happy Dreams
}
page-onirim-order-keys = Drag the cards, use the arrows, or hold Shift with the arrow keys.
# The line of the log that says so: the page lights the third phase when it comes.

### page: statistics

page-statistics = Statistics
page-statistics-none = No game to tell of yet
    .text = Play one to its end and it stands here: how often you win each variant, how your last twenty games went, how many Doors you found, and how our bots do at the same.
    .play = To the two doors
page-statistics-count = { $count ->
    [0] No game that counts yet
    [one] One game that counts
   *[other] { $count } games that count
}
page-statistics-games = { $count ->
    [0] no game
    [one] one game
   *[other] { $count } games
}
page-statistics-choose = Which variant?
page-statistics-alone = Alone
page-statistics-here = Two at this screen
page-statistics-with = With { $names }
page-statistics-against = Against { $names }
page-statistics-friend = { $count ->
    [one] a friend
   *[other] { $count } friends
}
page-statistics-bot = { $count ->
    [one] a bot ({ $level })
   *[other] { $count } bots ({ $level })
}
page-statistics-base = the base game
page-statistics-treasures = { $count ->
    [one] one treasure
   *[other] { $count } treasures
}
page-statistics-percent = { $value }%
page-statistics-turns-of = { $value ->
    [one] 1 turn
   *[other] { $value } turns
}
# A share of wins, and between which values it lies 95 times in 100.
page-statistics-you = you { $value }% ({ $low }–{ $high })
page-statistics-you-turns = you { $value } turns ({ $low }–{ $high })
# $figure is a percentage or a number of turns.
page-statistics-plain = plain bot { $figure }
page-statistics-best = best bot { $figure }
page-statistics-lately = { $count ->
    [one] won of one game
   *[other] won of the last { $count }
}
page-statistics-lately-turns = { $count ->
    [one] in one game
   *[other] on average, the last { $count } games
}
page-statistics-fewest = at the best
page-statistics-winning = { $count ->
    [one] win in a row, up to now
   *[other] wins in a row, up to now
}
page-statistics-losing = { $count ->
    [one] loss in a row, up to now
   *[other] losses in a row, up to now
}
page-statistics-longest = { $count ->
    [one] win in a row at the most
   *[other] wins in a row at the most
}
page-statistics-luck = { $count ->
    [one] with average luck, by one analysis
   *[other] with average luck, by { $count } analyses
}
page-statistics-rolling = Game after game
    .column = The last { $window } games
    .wins = After each game: how many of the last { $window } were won, in %.
    .turns = After each game: the turns of the last { $window }, on average.
    .told = Over { $games } games: now { $now }, between { $low } and { $high }.
page-statistics-as-table = { $count ->
    [one] The same as a table
   *[other] The same as a table: the newest { $count } games
}
page-statistics-column-game = Game
page-statistics-column-ended = Ended
page-statistics-column-result = Result
page-statistics-won = won
page-statistics-lost = lost
page-statistics-doors = Doors found
    .bar = { $doors ->
    [one] 1 Door: { $games }
   *[other] { $doors } Doors: { $games }
}
page-statistics-turns = Turns taken
    .bar = { $from } to { $to } turns: { $games }
page-statistics-places = Places reached
    .bar = Place { $place }: { $games }
page-statistics-apart = Not counted
page-statistics-apart-assisted = With hints, undone choices or a bot’s help
page-statistics-apart-again = A deal played before
page-statistics-apart-known = A deal that somebody could know
page-statistics-apart-lesson = Lessons
page-statistics-apart-shared = Opponents at one screen
page-statistics-apart-broken = Broken off
page-statistics-apart-won = , { $won } won
page-statistics-keeping = Your results
    .text = They are kept in this browser and nowhere else: the last { $most } games. Save them to take them along.
page-statistics-csv = Save for a spreadsheet (CSV)
page-statistics-json = Save to bring along (JSON)
page-statistics-bring = Bring results from a file
page-statistics-brought = { $count ->
    [0] No game in this file was new.
    [one] One game added.
   *[other] { $count } games added.
}
page-statistics-bad = This file holds no results of Dédale. Choose a JSON file that this page saved.
page-statistics-bad-game = Game { $number } in this file cannot be read, so nothing was taken from it. Choose the file as this page saved it.
page-statistics-delete = Delete everything
    .sure = { $count ->
    [one] The result of one game is deleted for good. The tables and their records stay.
   *[other] The results of { $count } games are deleted for good. The tables and their records stay.
}
    .no = Keep them
    .yes = Delete
page-statistics-deleted = Every result is deleted.

### page: learning

error-lesson-alone = A lesson is for one person, with options and a deal of its own.
error-no-lesson = There is no lesson for “{ $game }”.

# On the start page and in the menu.
page-to-learn = Learn
    .title = Learn { $game } by playing
page-to-rules = Rules
page-new-here = New here?
    .text = Learn by playing, in three minutes:
page-kept-lesson = { $game }, first steps

# Around the lessons and the rules: loaded when somebody comes to learn.
page-learn-coach = Coach
page-learn-first-steps = First steps
    .at = First steps, { $at } of { $of }
page-learn-try = Try this
page-learn-skip = Play without the coach
    .short = Skip
page-learn-real = Play a real game
page-learn-anew = Begin the lesson again
page-learn-fold = Show less
page-learn-unfold = Show more
page-learn-rules = { $game }: the rules
page-learn-contents = Contents
page-learn-other = The rules of { $game }
page-learn-lesson = Learn by playing
    .text = A table with a coach, three minutes.
page-learn-print = Print

# The lesson of Onirim, step by step.
page-learn-onirim-step-1 = You look for eight Doors
    .text = Your hand holds five rooms of a dream. Each turn you play one or discard one. Three rooms of one colour in a row open a Door of that colour, and you hold three blue ones.
    .tip = Pick up a blue moon, then choose Play.
page-learn-onirim-step-2 = Never the same symbol twice running
    .text = You drew a card to hold five again. After a moon, no moon may follow: that is why the other blue moon is locked. A sun or a key fits.
    .tip = Play the blue sun.
page-learn-onirim-step-3 = A Door comes out of the deck
    .text = It came up while you filled your hand. A key of its colour opens it on the spot. Without one it would wait in Limbo and go back into the deck.
    .tip = Give the green key: nothing better can become of it.
page-learn-onirim-step-4 = The third blue room
    .text = Two blue rooms lie at the end of your row, marked 1 and 2. The last symbol is a sun, so the moon is free again.
    .tip = Play the blue moon.
page-learn-onirim-step-5 = Three in a row
    .text = The series is complete: you may take a blue Door out of the deck, which is then shuffled. The next card begins a new series, even if it is blue.
    .tip = Take the Door.
page-learn-onirim-step-6 = A Nightmare
    .text = The other green Door came up too, but you had no key left: it waits in Limbo. And now this. Ten Nightmares lie in the deck, and each must be paid for at once, in one of four ways.
    .tip = The deck is still thick: let it lose five cards. Your key and your red suns are worth more.
page-learn-onirim-step-7 = A key can look ahead
    .text = The turn ended, and Limbo was shuffled into the deck. Now use the key: discarded, it brings a Prophecy, a look at the next five cards.
    .tip = Pick up the red key and choose Discard.
page-learn-onirim-step-8 = The Prophecy
    .text = Two Nightmares are on their way! One of the five cards goes to the discard, and a Nightmare thrown away like this does no harm. The others go back on the deck in your order; 1 is drawn first.
    .tip = Throw a Nightmare away, put the red sun first and the other Nightmare last, then confirm.
page-learn-onirim-step-9 = The cards go back
    .text = The deepest is laid back first, the one you draw next comes last.
    .tip = Lay the other Nightmare back first.
page-learn-onirim-enough = You know enough
    .text = With the eighth Door you win. You lose if you have to draw and the deck is empty: the number on it is your clock. Play a real game now, or go on here; red is a good colour for you.
    .tip = A red sun, a red moon and a red sun make the next Door.

# What the coach says to each kind of question; `again` from the second time on.
page-learn-onirim-main = Play a card or discard one
    .text = A card played goes to the end of your row and needs another symbol than the one before it. Three of a colour in a row open a Door. A key that you discard brings a Prophecy.
    .again = Three of one colour in a row open a Door; a discarded key looks ahead.
    .tip = If nothing helps you, part with a sun: there are most of them.
page-learn-onirim-series = The third of a colour is in your hand
    .text = Two cards of a series lie there, and you can add the third now. That opens a Door, if one of this colour is still in the deck.
    .again = You can complete the series of three now.
    .tip = Play it.
page-learn-onirim-stuck = No card fits
    .text = All your cards bear the symbol that lies at the end of your row. Then one of them has to go.
    .again = Discard one of your cards.
    .tip = If there is a key among them, its Prophecy makes the best of it.
page-learn-onirim-claim = Three in a row
    .text = You may take a Door of this colour out of the deck, which is then shuffled.
    .again = Another series is complete.
    .tip = Take the Door, unless you want to keep a series for the second one of its colour.
page-learn-onirim-door = A Door comes out of the deck
    .text = A key of its colour opens it now. Otherwise it waits in Limbo, and is shuffled into the deck when the turn ends.
    .again = A key of its colour opens it; otherwise it goes to Limbo.
    .tip = A key is hardly ever worth more than a Door.
page-learn-onirim-nightmare = A Nightmare
    .text = Pay for it in one of four ways: with a key of your hand, with a Door that goes back, with the deck’s top five cards, or with your whole hand.
    .again = A key, a Door, five cards or the hand: what can you best do without?
    .tip = A poor hand is quickly given up. Five cards cost you time. A Door is the dearest.
page-learn-onirim-drop = The Prophecy
    .text = Of the top five cards one goes to the discard, whichever you like. The others go back on top in your order; 1 is drawn first.
    .again = Throw one away, and order the rest.
    .tip = Throw a Nightmare away if there is one. Never throw a Door away: you need all eight.
page-learn-onirim-put = The cards go back
    .text = They are laid back one after the other, the deepest first.
    .again = The deepest first.
    .tip = What you want to draw soon goes back last.
page-learn-onirim-won = All eight Doors
    .text = You have left the labyrinth before the night was over.
    .tip = A real game deals the cards anew every time.
page-learn-onirim-lost = The deck is empty
    .text = You had to draw and there was nothing left. That happens to everybody, and more than once.
    .tip = A real game deals the cards anew every time.

# What the coach says of what has just been done.
page-learn-onirim-did-door = { $count ->
    [one] Your first Door is open. Seven to go.
   *[other] { $count } Doors are open, of eight.
}
page-learn-onirim-did-limbo = The Door went to Limbo, and from there back into the deck.
page-learn-onirim-did-nightmare = The Nightmare lies in the discard and will not come again.
page-learn-onirim-did-prophecy = You know what comes next.

# The lesson of Labyrinth, step by step. $treasure is what is looked for, such as “the ghost”.
page-learn-labyrinth-step-1 = The maze moves
    .text = You are the red pawn, top left, and you look for { $treasure } in the bottom row. Every turn begins with a push: your tile goes in at an arrow, and the whole line slides by one.
    .tip = Turn your tile until its corridor runs from left to right, then push it in above column b.
page-learn-labyrinth-step-2 = Then walk
    .text = A way has opened. You may go along the corridors that shine, as far as you like. What counts is the cell on which you stop.
    .tip = Go to { $treasure }.
page-learn-labyrinth-step-3 = Let yourself be carried
    .text = Now you look for { $treasure }, in the top row. Push column d from above: your pawn drops out at the bottom and comes back at the top, on the tile that you push in.
    .tip = Turn your tile until it is open to the left, then push it in above column d.
page-learn-labyrinth-step-4 = Across the whole board
    .text = You were carried from the bottom to the top, and that was not even your move: now you walk as always.
    .tip = Go to { $treasure }.
page-learn-labyrinth-step-5 = One arrow is barred
    .text = A push may not simply be undone: the arrow where the last tile fell out is crossed out for one turn. Point at any other, and what it would bring within reach lights up.
    .tip = Look for { $treasure }, at the right edge: turn your tile until it is open to the left and to the right, and push above column d again.
page-learn-labyrinth-step-6 = Your third treasure
    .text = Other pawns would not be in your way, and going past a treasure is not enough: you have to stop on it.
    .tip = Go to { $treasure }.
page-learn-labyrinth-step-7 = And home
    .text = All your treasures are found. Whoever then ends a move on the own corner has won. Alone you count your turns: the fewer the better.
    .tip = Nearly every push leaves your way home open. Take the one that glows, or find another.
page-learn-labyrinth-step-8 = The last steps
    .text = Your corner is within reach.
    .tip = Go home.

page-learn-labyrinth-push = Push first
    .text = Turn your tile and push it in at one of the arrows. The line slides by one, with all that stands on it; what falls out is the next tile. You cannot do without a push.
    .again = Point at the arrows, and look what each brings within reach.
    .tip = You look for { $treasure }. If no push leads there, push so that you get closer.
page-learn-labyrinth-push-home = Find the way home
    .text = All your treasures are found. Now open a way to your own corner.
    .again = Open a way to your own corner.
    .tip = Point at the arrows until your corner lights up.
page-learn-labyrinth-move = Then walk
    .text = The corridors that shine can be walked. What counts is where you stop; you may also stay.
    .again = Go as close as you can, or stay.
    .tip = There is no way to { $treasure } yet. Go where the next push could open one.
page-learn-labyrinth-move-there = It is within reach
    .text = The corridors that shine lead to what you look for.
    .again = A way leads there.
    .tip = Go to { $treasure }.
page-learn-labyrinth-home-there = Your corner is within reach
    .text = A way leads home. Ending your move there wins the game.
    .again = A way leads home.
    .tip = Go home.
page-learn-labyrinth-home-far = Not home yet
    .text = No way leads to your corner this turn. Go close to it, or stay.
    .again = Go close to your corner, or stay.
    .tip = Stand where the next push can carry you on.
page-learn-labyrinth-won = You are home
    .text = That is all there is to it. With others at the table, everybody pushes the same maze, and nobody knows what you look for.
    .tip = You know enough: play a real game.
page-learn-labyrinth-did-found = { $left ->
    [0] You found { $treasure }, your last one.
    [one] You found { $treasure }. One more to go.
   *[other] You found { $treasure }. { $left } more to go.
}

# The rules of Onirim. Paragraphs are separated by an empty line.
page-learn-rules-onirim-goal = The goal
    .text =
        You dream of a labyrinth, and its eight Doors are the way out: two of each colour. Find them all before the deck runs out.
page-learn-rules-onirim-table = On the table
    .text =
        The deck holds 76 cards: 58 Chambers in four colours, eight Doors and ten Nightmares. Every Chamber shows a sun, a moon or a key. Each colour has four moons and three keys; suns are the most common, from nine in red down to six in brown.

        You hold five Chambers. The ones you play form your row, the labyrinth. Cards that are spent go to the discard, which may be looked through at any time. Limbo holds cards that will return to the deck when the turn ends.

        To begin, you draw until you hold five Chambers. Doors and Nightmares drawn on the way go to Limbo and are shuffled back in.
page-learn-rules-onirim-turn = A turn
    .text =
        A turn has three steps, always in this order.
page-learn-rules-onirim-turn-1 = Play or discard one card of your hand.
page-learn-rules-onirim-turn-2 = Fill your hand to five cards again, one at a time.
page-learn-rules-onirim-turn-3 = Shuffle Limbo into the deck, if something lies there.
page-learn-rules-onirim-play = Playing a card
    .text =
        A card played goes to the end of your row. The first may be any; from then on a card may not bear the same symbol as the one before it.

        With the third card of one colour side by side you may take a Door of that colour out of the deck; then the deck is shuffled. You may also decline. Three cards close a series in any case: the next one counts as one again, so six of a colour in a row are worth two Doors.
    .yes = sun, moon, sun: the third opens a Door
    .no = sun after sun: not allowed
page-learn-rules-onirim-discard = Discarding a card
    .text =
        A sun or a moon that you discard has no effect.

        A key brings a Prophecy. Look at the top five cards of the deck and discard one of them, whichever you like: a Nightmare thrown away like this does nothing, a Door thrown away is lost. Lay the other four back on top in any order.
    .figure = one is discarded, four go back in your order
page-learn-rules-onirim-draw = Drawing
    .text =
        Chambers go into your hand. When you draw a Door you may discard a key of the same colour, and the Door is yours; otherwise it goes to Limbo. A Nightmare has to be dealt with at once. Then you draw on until you hold five cards.

        A key that pays for a Door or a Nightmare brings no Prophecy.
    .with = with a key of its colour: yours
    .without = without: to Limbo
page-learn-rules-onirim-nightmare = Nightmares
    .text =
        When you draw a Nightmare, choose one of four payments. Then the Nightmare is discarded.
page-learn-rules-onirim-nightmare-key = A key
    .text = Discard a key from your hand.
page-learn-rules-onirim-nightmare-door = A Door
    .text = Put a Door that you gained into Limbo.
page-learn-rules-onirim-nightmare-deck = Five cards
    .text = Reveal the deck’s top five cards. Chambers are discarded, Doors and Nightmares go to Limbo.
page-learn-rules-onirim-nightmare-hand = Your hand
    .text = Discard it and draw five new Chambers. Doors and Nightmares drawn now go to Limbo.
page-learn-rules-onirim-end = Winning and losing
    .text =
        The moment your eighth Door lies on the table you have won.

        You have lost if you must draw a card and the deck is empty. What lies in Limbo is of no help then: it returns only at the end of a turn.
    .won = the eighth Door: won
    .lost = a card to draw, and no deck: lost
page-learn-rules-onirim-two = Two players
    .text =
        You win or lose together: each of you needs four Doors, one of each colour. Eight Chambers are laid out, and you take one in turn until each has a personal hand of three. The two left over are the shared hand.

        On your turn both hands are yours to use. You play into your own row, and draw first your personal hand up to three, then the shared one up to two. The Doors that you gain lie before you, and a Nightmare can take only yours. Its fourth payment costs your personal hand and the shared one.

        When you have discarded as your action you may trade one card of your personal hand for one of the shared hand, before a Prophecy begins.

        You settle beforehand how freely you talk. In an open game both personal hands are on show, and anything may be said. In a silent game nothing is shown or said about them. Of the expansions, Goals, Towers and Premonitions are shared by both.
    .personal = personal hand: three
    .shared = shared hand: two
page-learn-rules-onirim-book = The Book of Steps Lost and Found
    .text =
        Eight Goals, two of each colour, lie in a row. The first that is still face up says which colour is due: gain a Door of that colour, and its Goal is turned over. Any other Door that you gain goes to Limbo, and the key that paid for it is gone. When you lose a Door, a Goal of its colour comes face up again.

        In return there are three spells. You pay for them with discarded cards of your choice, which leave the game. Spells may be cast before your action, before each draw, when a Door or a Dream has come up, and before Limbo is shuffled; as many in a turn as the discard can pay for.

        In the variant Lost! the spells cost 6, 9 and 12 cards.
    .paradox = Paradoxical Prophecy, 5 cards: look at the deck’s five lowest cards, bring one to the top, and put the others back underneath in any order.
    .planning = Parallel Planning, 7 cards: two Goals trade places.
    .punishment = Powerful Punishment, 10 cards: a Nightmare just drawn is discarded without effect.
page-learn-rules-onirim-towers = The Towers
    .text =
        Twelve Towers join the deck: three of each colour, with the numbers 3, 4 and 5. They go into your hand like Chambers, and the third payment of a Nightmare discards them. Played, they form a row of their own, built on at either end; where two Towers meet, the sides that face each other may not show the same symbol. Four neighbours in four colours are a Rampart, and you need one to win, besides the Doors.

        A Tower discarded as your action lets you look at as many cards on top of the deck as its number says, and lay them back in any order.

        Every Nightmare that you pay for also brings down one standing Tower, which you choose; one between two others only if those fit together. Or choose the false destruction: no Tower falls, but the Nightmare goes to Limbo instead of the discard.

        A Rampart protects your Towers from Nightmares. In the variant Scattered Ruins it does not.
    .figure = a Rampart: four neighbours, four colours
page-learn-rules-onirim-dreams = Happy Dreams and Dark Premonitions
    .text =
        Eight Dark Premonitions lie on the table, four of them face up; in the harder variants five or six. As soon as the condition of one that is face up is fulfilled, it strikes and leaves the game. If several are due you choose which comes first, and one whose condition no longer holds stays where it is.

        Four Happy Dreams join the deck. When you draw one while filling your hand you accept one of three gifts, and it is discarded. Drawn at any other moment it goes to Limbo.
    .remove = A Premonition that is face up leaves the game.
    .reveal = Look at the deck’s top seven cards, discard as many as you like, and lay the others back in any order.
    .fetch = Search the deck for any card; the deck is shuffled, and your card laid on top.
page-learn-rules-onirim-mix = All together
    .text =
        Everything combines with everything, alone and for two. Begin with the base game. For each combination the start page says how often the bots win it.

# The rules of Labyrinth.
page-learn-rules-labyrinth-goal = The goal
    .text =
        In a maze whose walls slide, find the treasures on your cards one after the other. Whoever has them all and is home first wins.
page-learn-rules-labyrinth-table = On the table
    .text =
        The board has seven by seven cells. Sixteen tiles never move; the other 33 slide, and one more always lies beside the board: the extra tile. Twelve arrows round the board show where it can be pushed in.

        Each pawn starts in the corner of its colour. The 24 treasure cards are dealt out evenly: twelve each for two players, eight for three, six for four, or fewer if you like. You look only at your top card, and nobody else does: it shows the treasure to go for.
    .straight = straight
    .bend = bend
    .fork = fork
    .fixed = fixed
page-learn-rules-labyrinth-turn = A turn
    .text =
        A turn has two steps, always in this order. You may not skip the push, not even if your treasure is within reach already.
page-learn-rules-labyrinth-turn-1 = Push the extra tile in at an arrow.
page-learn-rules-labyrinth-turn-2 = Move your pawn, or stay.
page-learn-rules-labyrinth-push = The push
    .text =
        Turn the extra tile as you like and push it in at one of the twelve arrows. The line slides by one cell, and the tile that falls out at the other end is the next extra tile. Tiles take along what is on them: pawns and treasures.
    .figure = the tile goes in on the left, another falls out on the right
page-learn-rules-labyrinth-barred = No push back
    .text =
        A push may not be undone by the next one. The arrow where the tile fell out is barred for the following turn, whoever plays it. Pushing again at the same arrow is allowed.
    .open = open
    .barred = barred for one turn
page-learn-rules-labyrinth-carried = Carried over
    .text =
        A pawn that would fall out with its tile comes back on the tile just pushed in, at the other end of the line. That is not its move.
    .figure = out on the right, back on the left
page-learn-rules-labyrinth-move = The move
    .text =
        After the push your pawn goes as far along open corridors as you like, or stays. Pawns are not in each other’s way; a cell has room for all of them.
page-learn-rules-labyrinth-treasure = Treasures
    .text =
        If your move ends on the treasure that you look for, you have found it: lay the card down and look at the next. Staying on it counts too, if your own push brought you there. Going past it does not count, nor does being pushed onto it in the turn of another.

        The next treasure can be found in your next turn at the earliest, so a turn finds one at most.
page-learn-rules-labyrinth-home = Home
    .text =
        Once all your cards are found, end the move of a later turn on your own corner. The first to do so wins, and the game is over. You may agree on a limit of turns; if nobody is home by then, nobody wins.
page-learn-rules-labyrinth-young = For young players
    .text =
        All treasure cards lie face up from the start, and everyone sees whose they are. You find your own in any order, one in a turn; the card of a treasure found is turned over. The rest stays as it is.
page-learn-rules-labyrinth-alone = Alone
    .text =
        Take all 24 cards or fewer, find the treasures in the order of the cards, and go home. Count your turns: the fewer the better.

# Friends by link
page-link-next = Once the door is open, you get a link and a code to send to your friend.
page-link-only-here = This server can be reached from this computer only. To invite others, stop it and start it with: dedale serve --lan

### page: what the start page leads to

page-what-is-it = What is this?
page-what-is = What is this: { $about }
page-what-are-they = What are they?

page-lately = Played lately
page-lately-look = look at the game again
page-lately-won = won
page-lately-lost = lost
page-lately-broken = broken off

### page: what is told

page-said = { $name } says: { $text }
page-log-news = The game so far, with a new message
page-loading = One moment …
page-review-found = The game has been looked through.

### page: finishing touches

page-record-choose = Choose a file
page-labyrinth-nowhere = Nowhere to go
    .text = No other cell is in reach this time. Staying where you are ends your turn.

### page: whose turn it is, and what an answer costs

page-onirim-turn-of = { $player }’s turn
page-onirim-answer-key = The key is discarded.
page-onirim-answer-limbo = It is free. The Door goes back into the deck when the turn ends.
page-onirim-answer-fetch = It is free. The deck is shuffled.
page-onirim-answer-leave = The Door stays in the deck.
page-onirim-pay = Pay for the spell
page-onirim-pay-rest = { $count ->
    [one] Choose one more discarded card; it leaves the game.
   *[other] Choose { $count } discarded cards; they leave the game.
}
page-onirim-apart-first-drop = Choose the card to discard first.
page-onirim-apart-first-raise = Choose the card that goes on top first.

### page: drawings

error-unknown-theme = There is no theme “{ $name }”; the themes are: { $known }.
error-no-view = Only what a seat sees can be drawn, and this is { $found }: say state.view(seat).
error-no-drawing = Nobody brings a drawing of { $game }; its views can be read, not drawn.
