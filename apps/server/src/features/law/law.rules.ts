import type { LawFact as Shown } from "@rebale/contract/law";
import { hashOf, type LawFact } from "./facts/law-fact.rules.ts";

export interface Confirmation {
  readonly fact: string;
  /** The hash of the text that was confirmed. */
  readonly hash: string;
  readonly by: string;
  readonly at: Date;
  readonly note: string;
}
export interface Turned {
  readonly fact: string;
  /** YYYY-MM-DD; null while it is off. */
  readonly onFrom: string | null;
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
}

/** Whether a fact counts as confirmed: read with high confidence, or by a person of the office. */
export type IsSure = (fact: LawFact) => boolean;
export const sureBy = (confirmations: readonly Pick<Confirmation, "fact" | "hash">[]): IsSure => {
  const hashes = new Map(confirmations.map(({ fact, hash }) => [fact, hash]));
  return (fact) => fact.confidence === "high" || hashes.get(fact.id) === hashOf(fact);
};

/** Since when a fact holds that a person turns on; null while it is off. */
export const heldFrom = (fact: LawFact, turned: Turned | undefined): string | null =>
  fact.isSwitch ? (turned?.onFrom ?? null) : fact.from;

/** @param day YYYY-MM-DD in India */
export function stateOn(day: string, fact: LawFact, turned: Turned | undefined): Shown["state"] {
  const from = heldFrom(fact, turned);
  if (from === null) return "held";
  if (from > day) return "coming";
  return fact.to !== null && fact.to < day ? "past" : "in_force";
}

export interface Beside {
  readonly day: string;
  readonly confirmation: Confirmation | undefined;
  readonly turned: Turned | undefined;
}
export const present = (fact: LawFact, { day, confirmation, turned }: Beside): Shown => ({
  _id: fact.id,
  area: fact.area,
  title: fact.title,
  was: fact.was,
  now: fact.now,
  valid_from: fact.from,
  valid_to: fact.to,
  sources: [...fact.sources],
  confidence: fact.confidence,
  state: stateOn(day, fact, turned),
  value: fact.value,
  used_in: [...fact.usedIn],
  changed_on: fact.changedOn,
  confirmed:
    confirmation && confirmation.hash === hashOf(fact)
      ? { by: confirmation.by, at: confirmation.at.toISOString(), note: confirmation.note }
      : null,
  switch: fact.isSwitch
    ? {
        on_from: turned?.onFrom ?? null,
        by: turned?.by ?? null,
        at: turned?.at.toISOString() ?? null,
        reason: turned?.reason ?? null,
      }
    : null,
});

export interface LawFilter {
  readonly on?: string | undefined;
  readonly area?: Shown["area"] | undefined;
  readonly state?: Shown["state"] | undefined;
  readonly confirmed?: "yes" | "no" | undefined;
  /** In small letters. */
  readonly q: string;
}
/** Those that are asked for; a fact of high confidence needs nobody's confirmation. */
export const isAskedFor =
  ({ on, area, state, confirmed, q }: LawFilter) =>
  (row: Shown): boolean =>
    (on === undefined || row.state === "in_force") &&
    (area === undefined || row.area === area) &&
    (state === undefined || row.state === state) &&
    (confirmed === undefined ||
      (confirmed === "yes") === (row.confirmed !== null || row.confidence === "high")) &&
    `${row._id} ${row.title} ${row.now} ${row.was ?? ""}`.toLowerCase().includes(q);

/** The newest change stands first. */
export const newestChange = (a: Shown, b: Shown): number =>
  b.changed_on.localeCompare(a.changed_on) || a._id.localeCompare(b._id);
