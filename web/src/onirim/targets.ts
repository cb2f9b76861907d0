/** Which choice a thing on the table stands for: a key in the hand may pay, a Tower may fall. */

import type { OnirimView } from "../wire";
import { CODES, ownSeat } from "./cards";
import type { Offers } from "./offers";

export type Place =
  | { zone: "hand" | "shared" | "tower" | "premonition"; code: string }
  | { zone: "door"; code: string; seat: number }
  | { zone: "goal"; number: number }
  | { zone: "end"; side: "left" | "right" };

const SEATS = ["1st", "2nd"];

/** The texts that a place could stand for; the one that is offered counts. */
function candidates(view: OnirimView, place: Place): string[] {
  switch (place.zone) {
    case "hand":
      return [
        `nightmare key ${place.code}`,
        `give ${place.code}`,
        ...paying(view, place.code, "door for key"),
        ...coming(view, place.code, "from hand"),
      ];
    case "shared":
      return [
        `nightmare shared key ${place.code}`,
        `take ${place.code}`,
        `pick ${place.code}`,
        ...paying(view, place.code, "door for shared key"),
        ...coming(view, place.code, "from shared"),
      ];
    case "tower":
      return [`raze ${place.code}`];
    case "premonition":
      return [`dream remove ${place.code}`, `strike ${place.code}`];
    case "door": {
      const own = place.seat === ownSeat(view) ? [`nightmare door ${place.code}`] : [];
      return [...own, `lose ${place.code} of ${SEATS[place.seat]} seat`];
    }
    case "goal":
      return [`swap goal ${place.number}`, `with goal ${place.number}`];
    case "end":
      return [`at ${place.side}`];
  }
}

/** A key that pays for the Door that was drawn. */
function paying(view: OnirimView, code: string, text: string): string[] {
  return view.resolving && code === `${view.resolving[0]}k` ? [text] : [];
}

/** The card that was named before the question from which hand it comes. */
function coming(view: OnirimView, code: string, text: string): string[] {
  return view.kind === "source" && code === CODES[(view.chosen ?? 0) % CODES.length] ? [text] : [];
}

export function targetOf(view: OnirimView, offers: Offers, place: Place): string | null {
  return candidates(view, place).find((text) => offers.has(text)) ?? null;
}

/** Every choice that something on the table stands for. */
export function targetsOnTable(view: OnirimView, offers: Offers): Set<string> {
  const cards = (zone: "hand" | "shared" | "tower" | "premonition", codes: readonly string[]): Place[] =>
    codes.map((code) => ({ zone, code }));
  const places: Place[] = [
    ...cards("hand", view.hands[ownSeat(view)]?.cards ?? []),
    ...cards("shared", view.shared),
    ...cards("tower", view.towers),
    ...cards("premonition", view.premonitions),
    ...view.doors.flatMap((doors, seat) => doors.map((code): Place => ({ zone: "door", code, seat }))),
    ...view.goals.map((_, index): Place => ({ zone: "goal", number: index + 1 })),
    { zone: "end", side: "left" },
    { zone: "end", side: "right" },
  ];
  return new Set(places.map((place) => targetOf(view, offers, place)).filter((text) => text !== null));
}
