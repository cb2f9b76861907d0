/** What the table shows now: the screen that was drawn last, and what the person in front of it is about to do. */

import type { Deed, LabyrinthView, Screen } from "../wire";
import { arrowOf, cellOf, movesOf, pushesOf, turnIn, type Move, type Push } from "./choices";
import { CELLS, arrowNamed, carriedBy, type Arrow } from "./geometry";
import { PUSH_TIME, glide, journeyOf, timeOf, trailsOf, type Leg, type Trail } from "./motion";
import { extraOf, firstLayout, nextLayout, push, withExtraTurned, type Layout } from "./pieces";
import { turnOf, turned } from "./tiles";
import { reachFrom, wayBetween } from "./ways";

export type LabyrinthScreen = Screen<LabyrinthView>;

export class Scene {
  screen: LabyrinthScreen = $state.raw() as LabyrinthScreen;
  /** The pieces as they lie on the table. */
  layout: Layout = $state.raw() as Layout;
  /** The arrow whose push is being looked at. */
  arrow: string | null = $state(null);
  /** The cell that is pointed at for a move. */
  cell: number | null = $state(null);
  /** What each pawn does to get where it is drawn now; a new list whenever something moved. */
  journeys: Leg[][] = $state.raw([]);
  /** The ways that pawns went on foot to get where they are, until the next screen. */
  trails: Trail[] = $state.raw([]);
  /** Counts the screens, so that what fades can begin again. */
  shown = $state(0);
  /** Whose lantern burns: the player's who decides, but never before the last pawn has arrived. */
  lantern = $state(0);
  /** The turn that a hint recommends: the arrow, and the cell to go to after the push. */
  #advice: { arrow: string; cell: number } | null = $state.raw(null);
  #arrival: ReturnType<typeof setTimeout> | undefined;

  readonly view = $derived(this.screen.view);
  readonly mine = $derived(this.screen.seat !== null && this.screen.seat === this.view.turn);
  readonly pushes: Map<string, Push[]> = $derived(pushesOf(this.screen.choices));
  readonly moves: Map<number, Move> = $derived(movesOf(this.screen.choices));
  readonly pushing = $derived(this.mine && this.pushes.size > 0);
  readonly moving = $derived(this.mine && this.moves.size > 0);
  /** The push that is being looked at. */
  readonly preview: Push | null = $derived(this.arrow === null ? null : this.pushAt(this.arrow));
  /** The pieces as they are drawn: after the push that is being looked at, if there is one. */
  readonly drawn: Layout = $derived(this.preview ? push(this.layout, arrowNamed(this.preview.arrow)) : this.layout);
  readonly pawns: number[] = $derived(this.preview ? carriedBy(arrowNamed(this.preview.arrow), this.view.pawns) : this.view.pawns);
  /** Where the own pawn could go after the push that is being looked at; null where none is. */
  readonly gained: number[] | null = $derived(
    this.preview && reachFrom(this.drawn.pieces.slice(0, CELLS).map(({ face }) => face), this.pawns[this.view.actor]!),
  );
  readonly lit: Set<number> = $derived(new Set(this.gained ?? (this.moving || this.screen.seat === null ? this.view.reachable : [])));
  /** The cell that a hint recommends, while the push before it is being looked at. */
  readonly advised: number | null = $derived(this.#advice && this.preview?.arrow === this.#advice.arrow ? this.#advice.cell : null);
  /** The move that is pointed at. */
  readonly aim: Move | null = $derived(this.cell === null ? null : (this.moves.get(this.cell) ?? null));
  /** The cells on the way of the move that is pointed at. */
  readonly way: number[] = $derived(this.aim ? wayBetween(this.view.tiles, this.view.pawns[this.view.actor]!, this.aim.cell) : []);
  /** The cell of the own pawn, where that is a choice: staying. */
  readonly stay: Move | null = $derived(this.moving ? (this.moves.get(this.view.pawns[this.view.actor] ?? -1) ?? null) : null);
  /** Nothing else is in reach. */
  readonly onlyStay = $derived(this.stay !== null && this.moves.size === 1);

  /** How many events led to the screen. */
  #seq: number;

  constructor(screen: LabyrinthScreen, seq = 0) {
    this.screen = screen;
    this.#seq = seq;
    this.layout = firstLayout(screen.view);
    this.lantern = screen.view.actor;
  }

  /** Milliseconds until a pawn sets out: a line may still slide. */
  waitOf(seat: number): number {
    return this.layout.pushed && this.journeys[seat]?.[0]?.sort === "walk" ? PUSH_TIME : 0;
  }

  /** Milliseconds until the last pawn has arrived. */
  arrival(): number {
    return Math.max(0, ...this.journeys.map((legs, seat) => this.waitOf(seat) + timeOf(legs)));
  }

  /** The push at an arrow with the tile as it lies now. */
  pushAt(arrow: string): Push | null {
    const turn = turnOf(extraOf(this.layout).face.sides);
    return this.pushes.get(arrow)?.find((one) => one.turn === turn) ?? null;
  }

  /** Show a screen; one of the same position leaves alone what is being looked at. */
  show(screen: LabyrinthScreen, seq = this.#seq + 1, happened = screen.happened): void {
    const again = seq === this.#seq && screen.seat === this.screen.seat;
    this.#seq = seq;
    if (again || screen.view === this.view) {
      this.screen = screen;
      return;
    }
    const before = this.pawns;
    const looked = this.arrow;
    const next = nextLayout(this.layout, screen.view, happened);
    const layout = next.pushed?.name === looked ? { ...next, pushed: null } : next;
    const known = this.screen.view.pawns.length === screen.view.pawns.length;
    this.screen = screen;
    this.layout = layout;
    this.arrow = null;
    this.aimAt(this.#advice && next.pushed?.name === this.#advice.arrow ? this.#advice.cell : null);
    this.#advice = null;
    this.shown += 1;
    this.journeys = known
      ? before.map((from, seat) => journeyOf(from, screen.view.pawns[seat] ?? from, layout.pushed, screen.view.tiles))
      : [];
    this.trails = trailsOf(this.journeys);
    clearTimeout(this.#arrival);
    this.#arrival = setTimeout(() => (this.lantern = screen.view.actor), this.arrival());
  }

  /** Look at the push of an arrow, or with null at the board as it lies. */
  look(arrow: string | null): void {
    if (arrow === this.arrow || (arrow !== null && !this.pushAt(arrow))) return;
    const before = this.pawns;
    const entering: Arrow | null = arrow !== null && this.arrow === null ? arrowNamed(arrow) : null;
    this.arrow = arrow;
    if (this.layout.pushed) this.layout = { ...this.layout, pushed: null };
    const after = this.pawns;
    this.journeys = before.map((from, seat) => {
      const to = after[seat] ?? from;
      return entering && from !== to ? journeyOf(from, to, entering, this.view.tiles) : glide(from, to);
    });
  }

  /** Turn the extra tile by quarters. */
  turn(quarters: number): void {
    if (this.pushing) this.layout = withExtraTurned(this.layout, quarters);
  }

  /** Show a choice where it would be made, and the cell to go to after a push. */
  suggest(best: Deed, then: readonly Deed[] = []): void {
    if (best.verb === "move") this.aimAt(cellOf(best));
    if (best.verb !== "push" || !this.pushing) return;
    const [move] = then;
    this.#advice = move ? { arrow: arrowOf(best), cell: cellOf(move) } : null;
    const quarters = [0, 1, -1, 2].find((more) => turnOf(turned(extraOf(this.layout).face.sides, more)) === turnIn(best));
    this.turn(quarters ?? 0);
    this.look(arrowOf(best));
  }

  aimAt(cell: number | null): void {
    this.cell = cell !== null && this.moves.has(cell) ? cell : null;
  }
}
