import type { LawFact as Shown } from "@rebale/contract/law";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { Db } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { type Run, runIn } from "../../platform/db/statement.ts";
import { readGstRates } from "../materials/index.ts";
import { FACTS } from "./facts/facts.rules.ts";
import { gstFactOf } from "./facts/gst.rules.ts";
import type { LawFact } from "./facts/law-fact.rules.ts";
import { heldFrom, type IsSure, present, sureBy } from "./law.rules.ts";
import { readConfirmations, readSwitches } from "./law.store.ts";

/** Which facts count as confirmed now. */
export const readSure = async (run: Run): Promise<IsSure> => sureBy(await readConfirmations(run));

/** Every fact, those of materials' GST too. */
export const allFacts = async (db: Db): Promise<LawFact[]> => [
  ...FACTS,
  ...(await readGstRates(db)).map((rate) => gstFactOf(rate, rate.isLast)),
];

/** The law as it is on a day in India; today where none is asked for. */
export async function readLaw(db: Db, on?: string): Promise<Shown[]> {
  const day = on ?? indiaDay(await marketNow(db));
  const [facts, confirmations, switches] = await Promise.all([
    allFacts(db),
    readConfirmations(runIn(db)),
    readSwitches(db),
  ]);
  const of = <T extends { readonly fact: string }>(rows: readonly T[]) =>
    new Map(rows.map((row) => [row.fact, row]));
  const [confirmed, turned] = [of(confirmations), of(switches)];
  return facts.map((fact) =>
    present(fact, { day, confirmation: confirmed.get(fact.id), turned: turned.get(fact.id) }),
  );
}

/** Since when a fact that a person turns on holds, YYYY-MM-DD in India; null while it is off. */
export async function turnedOnFrom(db: Db, id: string): Promise<string | null> {
  const fact = FACTS.find((one) => one.id === id);
  const turned = (await readSwitches(db)).find((one) => one.fact === id);
  const on = fact ? heldFrom(fact, turned) : null;
  // Turned on for a day before the law itself, it holds since the law does.
  return on && fact && on < fact.from ? fact.from : on;
}

/**
 * Whether a fact that a person turns on holds on a day.
 * @param day YYYY-MM-DD in India
 */
export async function isTurnedOn(db: Db, id: string, day: string): Promise<boolean> {
  const from = await turnedOnFrom(db, id);
  return from !== null && from <= day;
}
