/** What travels between page and server. Made from the server's messages by `make docs`: change those. */

/** The version of all this: a server that speaks another one tells the page so. */
export const WIRE = "6ac056ea8dc8";

/** What every view has; a game's own table knows what else is in it. */
export interface View {
  game: string;
  seat: number | null;
  turn: number;
  kind: string;
  legal: number[];
}

/** Whatever game the server has, and whatever language the page. */
export type GameName = string;
export type Language = string;

/** Somebody at the table; `name` where they are not called as whoever sits there now. */
export interface Player {
  seat: number;
  name?: string;
}

/** What a person will read: a message of the catalogue, and what is set into it (dedale.core.message). */
export type Message = [id: string, args?: Record<string, Argument>];
export type Argument = string | number | Message | Player;

/** What is to be said; of a game that was kept before this was data, the words themselves. */
export type Saying = Message | string;

/** Cards are codes of two letters, such as "rs"; counts go by code. */
export type Counts = Record<string, number>;

/** What a choice is called that lost something. */
export type Label = "inaccuracy" | "mistake" | "blunder";

/** The parts of a result, rounded so that they still add up: points, or turns. */
export type Sums = Record<"start" | "luck" | "own" | "others" | "result" | "noise", number>;

/** What a table shows, whether all of it was told anew or not. */
export type Shown = Omit<Snapshot, "type" | "kept">;

export type Level = "easy" | "medium" | "hard" | "expert";

export type Leaving = "bot" | "still";

export type Pawn = "red" | "yellow" | "blue" | "green";

export interface OnirimOptions {
  players: 1 | 2;
  book: "lost" | "no" | "yes";
  towers: "no" | "ruins" | "yes";
  dreams: 0 | 4 | 5 | 6;
  talk: "open" | "silent";
}

export interface LabyrinthOptions {
  players: 1 | 2 | 3 | 4;
  cards: number | null;
  young: boolean;
  first: number | null;
  turn_limit: number | null;
  pawns: Pawn[] | null;
}

/** What may be chosen for the options of our games, the usual first, until the server tells. */
export const CHOICES: Record<GameName, Record<string, readonly unknown[]>> = {
  onirim: {
    players: [1, 2],
    book: ["no", "yes", "lost"],
    towers: ["no", "yes", "ruins"],
    dreams: [0, 4, 5, 6],
    talk: ["open", "silent"],
  },
  labyrinth: {
    players: [1, 2, 3, 4],
    cards: [null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
    young: [false, true],
    first: [null, 0, 1, 2, 3],
    turn_limit: [null, 40, 80, 120, 200, 400],
    pawns: ["red", "yellow", "blue", "green"],
  },
};

/** Everything that a screen shows. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  table: string;
  game: string;
  options: Record<string, unknown>;
  /** The options in words. */
  chosen: Argument;
  /** Whether all seats share one result. */
  together: boolean;
  /** Whether the players may say what they like. */
  talks: boolean;
  /** Whether the seats of this screen have secrets from each other now. */
  curtain: boolean;
  you: number[];
  seats: Seat[];
  turn: number;
  over: boolean;
  result: Saying | null;
  returns: number[] | null;
  /** The seat that gave the game up, if one did. */
  resigned: number | null;
  assisted: boolean;
  commitment: string | null;
  secret: string | null;
  deal: Deal;
  undo: string;
  /** What becomes of a seat whose player gives up: bot or still. */
  leaving: "bot" | "still";
  /** How many look on who play no seat. */
  watchers: number;
  /** How many lines of the log that the page has still stand before these: none, unless it named an event. */
  kept: number;
  log: LogLine[];
  screens: Screen[];
}

/** Who sits in a seat. */
export interface Seat {
  /** What they are called; empty for a bot, and for whoever goes by the number of the seat. */
  name: string;
  kind: "bot" | "invited" | "open" | "person";
  level: string | null;
  here: boolean;
  /** The seats that ask for somebody else in the place of this person. */
  asked: number[];
  /** The name of whoever gave up here; a bot plays on for them. */
  gave_up: string | null;
}

/** Where the deal of a table comes from. */
export interface Deal {
  origin: "again" | "copied" | "fresh" | "lesson" | "position" | "record" | "unknown";
  /** With `again`, the table that had it before. */
  table: string | null;
  /** Whether somebody could know it: then the game counts in no statistics. */
  known: boolean;
}

/** A line of the log. */
export interface LogLine {
  seq: number;
  seat: number | null;
  sort: "chance" | "change" | "choice" | "table";
  words: Saying;
  /** What was chosen, where this screen may know it. */
  verb?: string;
  /** What the choice was about, or the card that chance brought; likewise. */
  about?: Record<string, string | number>;
}

/** What one seat, or a watcher, sees. */
export interface Screen<V extends View = View> {
  seat: number | null;
  view: V;
  question: Saying;
  choices: Choice[];
  can_undo: boolean;
  /** What happened since `from`, in order, as this seat is told it; not in a snapshot, nor where it cannot be told. */
  happened?: Happening[];
  /** The table in zones, where the page has no drawing of the game. */
  zones?: Zone[];
}

/** An action that the seat may choose. */
export interface Choice {
  text: string;
  /** What is done, such as "play" or "push". */
  verb: string;
  /** What it is done to: a card, a spell, an arrow, a cell, each under its name. */
  about: Record<string, string | number>;
  action: number;
  words: Saying;
  warning: Message | null;
}

/** One thing that happened. What it does not speak of is left out. */
export interface Happening {
  /** A `choice`, a `pass` that the table made, a `chance`, whose `turn` it is now, the `end`, or one of the game's. */
  kind: string;
  /** Whose it is: who chose, whose turn it is, to whom it happened. */
  seat?: number;
  /** The kind of decision or chance that a choice, a pass or a chance answered. */
  decision?: string;
  /** What was chosen; left out where it is hidden. */
  verb?: string;
  /** What the choice was about. */
  about?: Record<string, string | number>;
  /** The card, by its code; left out where it is hidden. */
  card?: string;
  /** The zone or the place that it comes from. */
  from?: string;
  /** Where it goes. */
  to?: string;
  /** How many, or which one of several. */
  count?: number;
}

/** A place on the table. It has one of `text`, `items` and `rows`. */
export interface Zone {
  name: Argument;
  /** Whose it is; null where it is everybody's. */
  seat: number | null;
  /** A number or a word. */
  text: Argument | null;
  /** What lies there, in order; null lies face down. */
  items: (Argument | null)[] | null;
  /** A board, row by row. */
  rows: ((Argument | null)[])[] | null;
}

/** What changed since `from`: of the log the new lines, of the table and of every screen the changes. */
export interface Update {
  type: "update";
  seq: number;
  from: number;
  /** How many lines of the log still stand before these. */
  kept: number;
  log: LogLine[];
  /** In the order of the snapshot's. */
  screens: ScreenNews[];
  changes: Record<string, unknown>;
}

/** What changed on one screen. */
export interface ScreenNews {
  /** All that may be chosen now; what was offered before is told by the number of its action. */
  choices: (number | Choice)[];
  changes: Record<string, unknown>;
  /** What happened since `from`, in order, as this seat is told it; left out where it cannot be told. */
  happened?: Happening[];
}

/** Done and committed. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Not done, and why. */
export interface Reject {
  type: "reject";
  id: string;
  /** The message of the catalogue is `error-` and this, with the facts. */
  code: string;
  /** What it says in English, for who has no catalogue. */
  words: string;
  facts: Record<string, Argument>;
}

/** A hint in sentences, and the best action, what belongs to it, and the next best. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  words: Message[];
  best: Deed;
  /** What follows in the same turn, such as the move after a push. */
  then: Deed[];
  next: Deed | null;
}

/** An action in the game's notation, and as data. */
export interface Deed {
  text: string;
  /** What is done, such as "play" or "push". */
  verb: string;
  /** What it is done to: a card, a spell, an arrow, a cell, each under its name. */
  about: Record<string, string | number>;
}

/** Somebody at the table said something. */
export interface Said {
  type: "said";
  seat: number;
  text: string;
}

/** A bot thinks. */
export interface ThinkingNow {
  type: "thinking";
  seat: number;
}

/** Who is here. */
export interface Presence {
  type: "presence";
  seats: Seat[];
  watchers: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
  n: unknown;
}

/** What was wrong; the server closes the socket after it. */
export interface ErrorMessage {
  type: "error";
  /** The message of the catalogue is `error-` and this, with the facts. */
  code: string;
  /** What it says in English, for who has no catalogue. */
  words: string;
  facts: Record<string, Argument>;
}

/** All that one seat, or a spectator, may know. Cards are codes, deck lists begin at the top. */
export interface OnirimView {
  game: "onirim";
  seat: number | null;
  options: OnirimOptions;
  turn: number;
  kind: string;
  actor: number;
  legal: number[];
  hands: HandView[];
  shared: string[];
  rows: string[][];
  series: SeriesView[];
  doors: string[][];
  deck: DeckView;
  unseen: Record<string, number>;
  discard: Record<string, number>;
  limbo: Record<string, number>;
  removed: Record<string, number>;
  goals: GoalView[];
  costs: Record<string, number>;
  towers: string[];
  rampart: boolean;
  premonitions: string[];
  hidden_premonitions: string[];
  gone_premonitions: string[];
  resolving: string | null;
  striking: string | null;
  looked: (string | null)[];
  chosen: number | null;
  owed: number;
  result: string | null;
}

/** A personal hand: how many cards, and those of them that the viewer knows. */
export interface HandView {
  count: number;
  cards: string[];
}

/** The running series of a row: its colour, and how many cards it has, 0 if the last one is used up. */
export interface SeriesView {
  colour: string | null;
  length: number;
}

/** The deck: how many cards, and from the top and at the bottom the cards the viewer knows. */
export interface DeckView {
  count: number;
  top: (string | null)[];
  bottom: (string | null)[];
}

/** A Goal of the Book, face up or turned. */
export interface GoalView {
  goal: string;
  up: boolean;
}

/** All that one seat, or a spectator, may know. Cells are numbers from 0, row by row. */
export interface LabyrinthView {
  game: "labyrinth";
  seat: number | null;
  options: LabyrinthOptions;
  turn: number;
  kind: string;
  actor: number;
  legal: number[];
  colours: Pawn[];
  tiles: Tile[];
  extra: Tile;
  barred: string | null;
  pawns: number[];
  homes: number[];
  /** What each seat looks for: a treasure, "home", or null where the viewer may not know. */
  targets: (string | null)[];
  left: number[];
  found: string[][];
  open: string[][];
  /** The cards that the viewer has not seen: under the others' hands, in the piles, or not in play. */
  unseen: string[];
  reachable: number[];
  turns: number;
  winner: number | null;
}

/** A tile: the letters of its open sides, and the treasure on it. */
export interface Tile {
  sides: string;
  treasure: string | null;
}

/** That the server is well, and where others in the house find it. */
export interface Health {
  status: "ok";
  version: string;
  lan: string | null;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  options: OptionInfo[];
  levels: string[];
  /** How many may play. */
  seats: number[];
  /** Whether all seats share one result. */
  together: boolean;
  /** Whether it can be learnt by a lesson. */
  lesson: boolean;
  rates: Rate[];
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "one_each" | "seat";
  /** What it is called. */
  label: Argument;
  choices: unknown[];
  /** What the choices are called. */
  labels: Argument[];
  default: unknown;
  /** Where another option is none of these, this one stays as it is by default. */
  only_with: Record<string, unknown[]>;
}

/** How well a bot did: the share of games won, or the turns that it took alone, with an interval of 95 %. */
export interface Rate {
  options: Record<string, unknown>;
  bot: string;
  measure: "turns" | "wins";
  games: number;
  value: number;
  low: number;
  high: number;
}

/** A table that was made, with the tokens of the seats of whoever made it, and the invitations to the others. */
export interface Made {
  table: string;
  seats: SeatToken[];
  invitations: Invited[];
}

/** A seat and the token that opens it. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** A seat that somebody is invited to, and what they sit down with. */
export interface Invited {
  seat: number;
  invitation: string;
}

/** What anyone may know of a table. */
export interface PublicTable {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: Seat[];
  over: boolean;
  commitment: string | null;
  deal: Deal;
  undo: string;
  leaving: "bot" | "still";
  watchers: number;
  /** In seconds since 1970. */
  created: number;
}

/** A game from its first decision to its end. */
export interface Replay {
  table: string;
  game: string;
  options?: Record<string, unknown>;
  chosen?: Saying;
  together?: boolean;
  viewer: number | null;
  seats: Seat[];
  result: Saying;
  returns: number[];
  assisted: boolean;
  undo: string;
  log: LogLine[];
  frames: Frame[];
}

/** A position, as the viewer saw it. */
export interface Frame {
  /** How many live events led to it: the place of the decision among them, as in an analysis. */
  at: number;
  /** How many events of the log led to it: the lines up to this one had been written. */
  seq: number;
  turn: number;
  view: View;
  question: Saying;
  choices: Choice[];
  /** What the viewer chose here; null where another decided. */
  played: string | null;
  /** What happened since the frame before, as the viewer was told it. */
  happened?: Happening[];
  /** The table in zones, where the page has no drawing of the game. */
  zones?: Zone[];
}

/** A line of the answer to whoever asks for an analysis: how far it has got, and last the analysis or an error. */
export interface News {
  progress?: Judged;
  review?: Review;
  error?: Fault;
}

/** How many decisions are judged, of how many. */
export interface Judged {
  done: number;
  of: number;
}

/** A game looked through, in numbers and in words. */
export interface Review {
  analysis: Analysis;
  /** For each choice of the analysis. */
  choices: ChoiceWords[];
  /** For each draw, what came. */
  draws: Argument[];
  /** For each seat where its result came from, rounded so that it adds up: points, or minus the turns. */
  sums: Sums[];
  /** For each seat what else there is to say. */
  told: Message[][];
}

/** A game looked through: its choices, its draws, the curve, and an account for every seat. */
export interface Analysis {
  game: string;
  options: Record<string, boolean | number | string | string[] | null>;
  /** points or turns. */
  unit: "points" | "turns";
  seats: string[];
  finished: boolean;
  resigned: number | null;
  choices: JudgedChoice[];
  draws: Draw[];
  curve: Point[];
  accounts: Account[];
}

/** A decision: what was played and what the best was, each with what it was worth to the seat that decided. */
export interface JudgedChoice {
  /** Its place among the live events, from 0. */
  at: number;
  /** Its number among the decisions, from 0, as in a replay. */
  step: number;
  seat: number;
  kind: string;
  played: string;
  best: string;
  played_value: Estimate;
  best_value: Estimate;
  /** The best less the played, never below 0, with the interval of the difference. */
  loss: Estimate;
  /** forced, inaccuracy, mistake, blunder, or nothing. */
  label: Label | "forced" | "";
  /** False for a pass that the table made for the seat. */
  chosen: boolean;
  /** What goes into the account: the loss, or nothing where chance alone may explain it. */
  cost: number;
}

/** A value, and the interval that holds the true one 95 times in 100 as far as chance goes. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** All that chance brought a seat between two of its decisions, or before the end, and what that was worth. */
export interface Draw {
  /** The place among the live events of the decision that it led to, or of the end. */
  at: number;
  step: number;
  /** Whose value changed; where all win and lose together, the seat that decided next, or at the end last. */
  seat: number;
  /** What came, in order. Empty where nothing came: another seat knows other cards, or the judge thinks again. */
  outcomes: string[];
  /** What luck gave each seat, or took. */
  change: number[];
  /** By how much that may be off, 95 times in 100: the values before and after are both judged. */
  noise: number;
}

/** A point of the curve: what each seat's game was worth. */
export interface Point {
  at: number;
  step: number;
  values: number[];
}

/** Where a seat's result came from: start + luck + own + others is the result. */
export interface Account {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  /** The part of `own` or `others` that was lost by giving the game up. */
  given_up: number;
  /** By how much the sums may be off, 95 times in 100: the start and the losses are judged. */
  noise: number;
}

/** A choice of an analysis in words. */
export interface ChoiceWords {
  played: Message;
  best: Message;
}

/** What was wrong: a code that never changes, a sentence in English, and the facts of the message `error-CODE`. */
export interface Fault {
  code: string;
  words: string;
  facts: Record<string, Argument>;
}

/** Sit down, or watch. */
export interface Hello {
  type: "hello";
  table: string;
  tokens?: string[];
  seq?: number | null;
  /** The wire that a page was made for: unless it is this one, the page is told that it is too old. */
  version?: string | null;
}

/** Play an action. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  base: number;
  action: number;
}

/** Take back this seat's last choice. */
export interface AskUndo {
  type: "undo";
  id: string;
  seat: number;
  base: number;
}

/** Give up, whatever the table has come to; the others may play on. */
export interface AskResign {
  type: "resign";
  id: string;
  seat: number;
}

/** Be asked at the next moment at which a spell could be cast. */
export interface Stop {
  type: "stop";
  id: string;
  seat: number;
}

/** A hint, please. */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  text: string;
}

/** Hand one's seat to a bot, take it back, or change its name. */
export interface SeatWish {
  type: "seat";
  id: string;
  seat: number;
  who: string;
}

/** A bot, or whoever comes, for a seat whose person has left. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  who: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  n?: number | string | null;
}

/** A table to make. */
export interface NewTable {
  game: string;
  seats: (You | Friend | Open | Robot)[];
  options?: Record<string, unknown>;
  undo?: "fair" | "free" | null;
  same_deal_as?: string | null;
  /** With `same_deal_as`, for a game under way: a token of its only player. */
  token?: string | null;
  /** Whether the deal is that of the game's lesson. */
  lesson?: boolean;
  /** What becomes of a seat whose player gives up: a bot plays on, or the pawn stands still. */
  leaving?: "bot" | "still";
}

/** A seat for whoever makes the table. */
export interface You {
  kind: "you";
  name?: string;
}

/** A seat for somebody who is invited: whoever has the invitation may sit down, once. */
export interface Friend {
  kind: "friend";
  name?: string;
}

/** A seat that anybody who knows the table may take. */
export interface Open {
  kind: "open";
}

/** A seat for a bot. */
export interface Robot {
  kind: "bot";
  level: string;
}

/** A wish to sit down. */
export interface Join {
  name: string;
  seat?: number | null;
  /** What opens a seat that one was invited to; without it, any open seat will do. */
  invitation?: string | null;
}

/** A link to make a QR code of. */
export interface Invitation {
  link: string;
}

export type NewSeat = You | Friend | Open | Robot;

export type Request = Move | AskUndo | AskResign | Stop | AskHint | Say | SeatWish | Replace;

export type FromPage = Hello | Move | AskUndo | AskResign | Stop | AskHint | Say | SeatWish | Replace | Ping;

export type ToPage = Snapshot | Update | Ack | Reject | Hint | Said | ThinkingNow | Presence | Pong | ErrorMessage;
