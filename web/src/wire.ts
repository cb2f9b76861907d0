/** What travels between page and server: docs/protocol.md as types. */

/** Whatever game the server has. */
export type GameName = string;
export type Language = string;
export type Level = "easy" | "medium" | "hard" | "expert";

/** Somebody at the table; `name` where they are not called as whoever sits there now. */
export interface Player {
  seat: number;
  name?: string;
}

/** What a person will read: a message of the catalogue, and what is set into it (dedale.core.message). */
export type Message = [id: string, args?: Record<string, Argument>];
export type Argument = string | number | Message | Player;

/** Cards are codes of two letters, such as "rs"; counts go by code. */
export type Counts = Record<string, number>;

export interface OnirimOptions {
  players: 1 | 2;
  book: "no" | "yes" | "lost";
  towers: "no" | "yes" | "ruins";
  dreams: 0 | 4 | 5 | 6;
  talk: "open" | "silent";
}

/** `dedale.onirim.view.View`. Deck lists begin at the top; null is a card that the viewer does not know. */
export interface OnirimView {
  game: "onirim";
  seat: number | null;
  options: OnirimOptions;
  turn: number;
  kind: string;
  actor: number;
  legal: number[];
  hands: { count: number; cards: string[] }[];
  shared: string[];
  rows: string[][];
  series: { colour: string | null; length: number }[];
  doors: string[][];
  deck: { count: number; top: (string | null)[]; bottom: (string | null)[] };
  unseen: Counts;
  discard: Counts;
  limbo: Counts;
  removed: Counts;
  goals: { goal: string; up: boolean }[];
  costs: Counts;
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

export type Pawn = "red" | "yellow" | "blue" | "green";

export interface LabyrinthOptions {
  players: 1 | 2 | 3 | 4;
  cards: number | null;
  young: boolean;
  first: number | null;
  turn_limit: number | null;
  pawns: Pawn[] | null;
}

/** A tile: the letters of its open sides, and the treasure on it. */
export interface Tile {
  sides: string;
  treasure: string | null;
}

/** `dedale.labyrinth.view.View`. Cells are numbers from 0, row by row. */
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
  unseen: string[];
  reachable: number[];
  turns: number;
  winner: number | null;
}

/** What every view has; a game's own table knows what else is in it. */
export interface View {
  game: GameName;
  seat: number | null;
  turn: number;
  kind: string;
  legal: number[];
}

/** A place on the table of a game that the page has no drawing of. It has one of `text`, `items` and `rows`. */
export interface Zone {
  name: string;
  /** Whose it is; null where it is everybody's. */
  seat: number | null;
  text: string | null;
  /** What lies there; null lies face down. */
  items: (string | null)[] | null;
  rows: (string | null)[][] | null;
}

export interface Choice {
  action: number;
  /** The notation of docs/notation.md: what a page tells choices apart by. */
  text: string;
  words: string;
  warning: string | null;
  /** Labyrinth, a push: the seven tiles of the line after it, the tile that leaves, the pawns and the reach then. */
  line?: Tile[];
  extra?: Tile;
  pawns?: number[];
  reachable?: number[];
  /** Labyrinth, a move: the cells on its way. */
  path?: number[];
}

export interface Screen<V extends View = View> {
  seat: number | null;
  view: V;
  question: string;
  choices: Choice[];
  can_undo: boolean;
  zones?: Zone[];
}

export interface Seat {
  name: string;
  kind: "person" | "bot" | "open" | "invited";
  level: string | null;
  here: boolean;
  /** The seats that ask for somebody else in the place of this person. */
  asked: number[];
  /** The name of whoever gave up here; a bot plays on for them. */
  gave_up: string | null;
}

export interface LogLine {
  seq: number;
  seat: number | null;
  sort: "choice" | "chance" | "change" | "table";
  words: string;
  /** The action or the outcome in the game's notation, where this screen may know it. */
  text: string | null;
}

/** Where the deal of a table comes from, and whether somebody could know it. */
export interface Deal {
  origin: "fresh" | "copied" | "again" | "lesson" | "record" | "position" | "unknown";
  /** With `again`, the table that had it before. */
  table: string | null;
  known: boolean;
}

/** What becomes of a seat whose player gives up. */
export type Leaving = "bot" | "still";

/** Everything that a screen shows. */
export interface Shown {
  seq: number;
  table: string;
  game: GameName;
  /** What the game is called. */
  title: string;
  options: Record<string, unknown>;
  /** What was chosen, in words. */
  chosen: string;
  /** Whether all seats share one result. */
  together: boolean;
  /** Whether the players may say what they like. */
  talks: boolean;
  /** Whether the seats that are played on this screen have secrets from each other now. */
  curtain: boolean;
  language: Language;
  you: number[];
  seats: Seat[];
  turn: number;
  over: boolean;
  result: string;
  returns: number[] | null;
  assisted: boolean;
  commitment: string | null;
  secret: string | null;
  deal: Deal;
  undo: "free" | "fair";
  leaving: Leaving;
  /** How many look on who play no seat. */
  watchers: number;
  log: LogLine[];
  screens: Screen[];
}

export interface Snapshot extends Shown {
  type: "snapshot";
}

/** What is new since `from`: the log has only the new lines, after it was cut to `rewound`. */
export interface Update extends Shown {
  type: "update";
  from: number;
  rewound?: number | null;
}

export interface Hint {
  id: string;
  seat: number;
  words: string[];
  /** The texts of the best action, of what follows it in the same turn, and of the next best. */
  best: string;
  then: string[];
  next: string | null;
}

export interface Fault {
  code: string;
  words: string;
  facts?: Record<string, unknown>;
}

export type Reject = { type: "reject"; id: string; snapshot: Snapshot | null } & Fault;

export type FromServer =
  | Snapshot
  | Update
  | { type: "ack"; id: string; seq: number }
  | Reject
  | ({ type: "hint" } & Hint)
  | { type: "said"; seat: number; text: string }
  | { type: "thinking"; seat: number | null }
  | { type: "presence"; seats: Seat[]; watchers: number }
  | { type: "pong"; n: number }
  | ({ type: "error" } & Fault);

export interface Hello {
  type: "hello";
  table: string;
  tokens: string[];
  seq: number | null;
  language: Language;
  version: string;
}

/** What asks for an acknowledgement; the same id sent again does nothing twice. */
export type Request =
  | { type: "move"; id: string; seat: number; base: number; action: number }
  | { type: "undo"; id: string; seat: number; base: number }
  | { type: "resign" | "stop" | "hint"; id: string; seat: number }
  | { type: "say"; id: string; seat: number; text: string }
  | { type: "seat" | "replace"; id: string; seat: number; who: string };

export type ToServer = Hello | Request | { type: "language"; language: Language } | { type: "ping"; n: number };
