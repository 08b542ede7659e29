import { irregularities, type Paise, rupees } from "@rebale/contract";
import { z } from "zod";
import type { Db } from "../../platform/db/db.ts";
import { findAccounts, type IrregularityRow } from "./irregularities.store.ts";
import { type FirstSeen, firstSeen, type Outcome, outcomesOf } from "./told-evidence.store.ts";

type Irregularity = irregularities.Irregularity;
const Evidence = z.array(irregularities.Evidence);

/** With the names as they are now. */
export async function presentIrregularities(
  db: Db,
  rows: readonly IrregularityRow[],
): Promise<Irregularity[]> {
  const ids = [...new Set(rows.flatMap(({ accounts }) => accounts.map(Number)))];
  const evidences = rows.map(({ evidence }) => Evidence.parse(evidence));
  const facts = evidences.flat();
  const [accounts, outcomes, seen] = await Promise.all([
    findAccounts(db, ids),
    outcomesOf(db, [...new Set(facts.flatMap(({ lot }) => (lot ? [Number(lot._id)] : [])))]),
    firstSeen(db, ids, [...new Set(facts.filter(isAddress).map(({ value }) => value ?? ""))]),
  ]);
  const found = new Map(accounts.map((one) => [one.id, one]));
  const outcomeOf = new Map(outcomes.map((one) => [String(one.lotId), one]));
  return rows.map((row, i) => ({
    _id: String(row.id),
    rule: row.rule as Irregularity["rule"],
    status: row.status as Irregularity["status"],
    accounts: row.accounts.flatMap((id) => {
      const one = found.get(Number(id));
      if (!one) return [];
      const { name, company, type, status } = one;
      return {
        _id: String(one.id),
        name,
        company,
        type: type as Irregularity["accounts"][number]["type"],
        is_active: status === "active",
      };
    }),
    evidence: (evidences[i] ?? []).map((fact) => ({
      ...fact,
      outcome: presentOutcome(outcomeOf.get(fact.lot?._id ?? "")),
      shared_since: isAddress(fact) ? sharedSince(seen, row.accounts.map(Number), fact) : null,
    })),
    found_at: row.found_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    decision: row.decided_at && {
      by: row.decided_by ?? "",
      at: row.decided_at.toISOString(),
      reason: row.reason ?? "",
    },
  }));
}

type Fact = irregularities.Evidence;
const isAddress = ({ what }: Fact) => what === "address";

const presentOutcome = (outcome: Outcome | undefined) =>
  outcome
    ? {
        winner: { _id: String(outcome.winnerId), name: outcome.winner },
        price: rupees(outcome.rate),
        above_next: outcome.next === null ? null : rupees((outcome.rate - outcome.next) as Paise),
      }
    : null;

/** The last of them to come from there; null where that is not known of two. */
function sharedSince(seen: readonly FirstSeen[], accounts: readonly number[], { value }: Fact) {
  const times = seen
    .filter(({ userId, network }) => network === value && accounts.includes(userId))
    .map(({ at }) => at.getTime());
  return times.length < 2 ? null : new Date(Math.max(...times)).toISOString();
}
