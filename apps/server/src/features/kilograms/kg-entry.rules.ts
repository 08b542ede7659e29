import type { KgAccount, KgEntry } from "@rebale/contract/kilograms";

/** Which kilograms each event moves from where to where. Pure, in grams. */

/** Where kilograms of one sale are; products by their names. */
export interface Place {
  readonly kind: KgAccount;
  readonly material: string | null;
}
export type Line = Place & {
  /** Above zero what comes, below what goes. */
  readonly grams: number;
};
export interface Entry {
  readonly kind: KgEntry;
  readonly awardId: number;
  /** The event's own name: the same again is entered once. */
  readonly key: string;
  /** Sum to zero. */
  readonly lines: readonly Line[];
}

interface OfAward {
  readonly awardId: number;
}
export interface Made {
  readonly material: string;
  readonly grams: number;
}
export type KgEvent =
  | ({ kind: "truck_out"; tripId: number; grams: number } & OfAward)
  /** The grams that arrived of those that left; the rest is lost on the way. */
  | ({ kind: "truck_in"; tripId: number; grams: number; arrived: number } & OfAward)
  | ({ kind: "output"; outputId: number; outputs: readonly Made[]; loss: number } & OfAward)
  | ({ kind: "evidence"; packId: string; material: string; grams: number } & OfAward);

const at = (kind: KgAccount, material: string | null = null): Place => ({ kind, material });

function move(from: Place, to: Place, grams: number): Line[] {
  if (!Number.isSafeInteger(grams) || grams < 0) throw new Error(`No weight to book: ${grams}`);
  if (grams === 0) return [];
  return [
    { ...from, grams: -grams },
    { ...to, grams },
  ];
}

type Booked = Pick<Entry, "key" | "lines">;
type Patterns = {
  readonly [Kind in KgEntry]: (e: Extract<KgEvent, { kind: Kind }>) => Booked;
};

const patterns: Patterns = {
  truck_out: (e) => ({
    key: `out:${e.tripId}`,
    lines: move(at("lot"), at("transit"), e.grams),
  }),
  truck_in: (e) => ({
    key: `in:${e.tripId}`,
    lines: [
      ...move(at("transit"), at("received"), e.arrived),
      ...move(at("transit"), at("loss"), e.grams - e.arrived),
    ],
  }),
  output: (e) => ({
    key: `output:${e.outputId}`,
    lines: [
      ...e.outputs.flatMap(({ material, grams }) =>
        move(at("received"), at("output", material), grams),
      ),
      ...move(at("received"), at("loss"), e.loss),
    ],
  }),
  evidence: (e) => ({
    key: `pack:${e.packId}`,
    lines: move(at("output", e.material), at("evidence", e.material), e.grams),
  }),
};

/**
 * The entry of an event in the journal of kilograms.
 * @throws Error for a weight below zero or with a fraction, or where nothing moves: the caller has
 * checked it
 */
export function entryFor(event: KgEvent): Entry {
  const book = patterns[event.kind] as (e: KgEvent) => Booked;
  const { key, lines } = book(event);
  if (lines.length === 0) throw new Error(`Nothing moves by ${key}`);
  return { kind: event.kind, awardId: event.awardId, key, lines };
}

/** The grams of a truck that arrived: never more than left, whatever the buyer's bridge says. */
export const arrivedOf = (net: number, received: number | null): number =>
  received === null ? net : Math.min(net, received);
