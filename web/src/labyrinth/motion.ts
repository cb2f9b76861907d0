/** How a pawn gets from cell to cell: carried by a push, round the frame to the other end of its line, or on foot. */

import type { Tile } from "../wire";
import { SIZE, besideOf, lineOf, opposite, placeOf, type Arrow, type Point } from "./geometry";
import { wayBetween } from "./ways";

export interface Leg {
  sort: "slide" | "carry" | "walk" | "glide";
  /** Places in cells, the first and the last included. */
  places: Point[];
  /** Milliseconds. */
  time: number;
}

export const PUSH_TIME = 320;
export const GLIDE_TIME = 160;
const CARRY_TIME = 480;
const STEP_TIME = 95;
const LONGEST_WALK = 900;

/** What a pawn does between two cells that were shown one after the other. */
export function journeyOf(from: number, to: number, pushed: Arrow | null, tiles: readonly Tile[]): Leg[] {
  const legs: Leg[] = [];
  let at = from;
  const line = pushed ? lineOf(pushed) : [];
  const place = line.indexOf(at);
  if (pushed && place >= 0) {
    const next = line[(place + 1) % line.length]!;
    legs.push(place + 1 < line.length ? slide(at, next) : carry(at, next, pushed));
    at = next;
  }
  if (at !== to) legs.push(walk(wayBetween(tiles, at, to)));
  return from === to && legs.length > 1 ? [] : legs;
}

/** The short way back when a preview is left or changed. */
export function glide(from: number, to: number): Leg[] {
  return from === to ? [] : [{ sort: "glide", places: [placeOf(from), placeOf(to)], time: GLIDE_TIME }];
}

function slide(from: number, to: number): Leg {
  return { sort: "slide", places: [placeOf(from), placeOf(to)], time: PUSH_TIME };
}

function walk(way: number[]): Leg {
  return { sort: "walk", places: way.map(placeOf), time: Math.min(STEP_TIME * (way.length - 1), LONGEST_WALK) };
}

/** Off at one end, in an arc past the nearer edge of the board, and on at the other end. */
function carry(from: number, to: number, arrow: Arrow): Leg {
  const off = besideOf(opposite(arrow), 0.8);
  const on = besideOf(arrow, 0.8);
  const upright = arrow.side === "n" || arrow.side === "s";
  const nearer = arrow.line < SIZE / 2 ? -1 : 1;
  const bulge = nearer * (1.2 + Math.min(arrow.line, SIZE - 1 - arrow.line));
  const arc = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
    const aside = Math.sin(part * Math.PI) * bulge;
    const x = off.x + (on.x - off.x) * part;
    const y = off.y + (on.y - off.y) * part;
    return upright ? { x: x + aside, y } : { x, y: y + aside };
  });
  return { sort: "carry", places: [placeOf(from), ...arc, placeOf(to)], time: CARRY_TIME };
}

export function timeOf(legs: readonly Leg[]): number {
  return legs.reduce((sum, leg) => sum + leg.time, 0);
}

export interface Trail {
  seat: number;
  places: Point[];
  /** Milliseconds until the pawn sets out, and how long it walks. */
  wait: number;
  time: number;
}

/** The parts of the journeys that are made on foot. */
export function trailsOf(journeys: readonly Leg[][]): Trail[] {
  return journeys.flatMap((legs, seat) => {
    const at = legs.findIndex(({ sort }) => sort === "walk");
    const walk = legs[at];
    return walk ? [{ seat, places: walk.places, wait: timeOf(legs.slice(0, at)), time: walk.time }] : [];
  });
}

export interface Frame extends Point {
  /** The part of the whole time at which the pawn is there. */
  offset: number;
}

/** The whole journey as frames, evenly paced within each leg. */
export function framesOf(legs: readonly Leg[]): Frame[] {
  const whole = timeOf(legs);
  const frames: Frame[] = [];
  let passed = 0;
  for (const leg of legs) {
    leg.places.forEach((place, i) => {
      if (i === 0 && frames.length > 0) return;
      frames.push({ ...place, offset: (passed + (leg.time * i) / (leg.places.length - 1)) / whole });
    });
    passed += leg.time;
  }
  return frames;
}
