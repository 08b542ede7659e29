import type { Paise } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { type Db, type Tx, violates } from "../../platform/db/db.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { firstOfTwo } from "../../platform/two-persons/first-of-two.ts";
import { lockCompanies } from "../company-register/index.ts";
import {
  agreeReversal,
  askAgain,
  askReversal,
  isAskedBy,
  postEntries,
  type Reversible,
  type RowKeeper,
  readEntry,
} from "../journal/index.ts";
import { balancesOf, entryFor, type JournalEvent } from "../money-entries/index.ts";
import { type RowOwner, TURN_BACK } from "./turn-back.rules.ts";

interface Reversal {
  readonly entryId: number;
  readonly reason: string;
  /** The admin. */
  readonly adminId: number;
}

/** Each feature's own, by whose row it is. */
export type RowKeepers = Readonly<Record<RowOwner, RowKeeper>>;

/**
 * Asked by one person, and done by the second who asks for the same: the lines and the row that
 * they belong to.
 * @throws Problem not_found, reversed_already, entry_stands, second_person_needed; balance_too_low
 * where a company would have less than nothing
 */
export async function reverseEntry(
  db: Db,
  keepers: RowKeepers,
  { entryId, reason, adminId }: Reversal,
): Promise<"asked" | "reversed"> {
  let afterCommit: Awaited<ReturnType<RowKeeper["turnBack"]>>;
  try {
    const state = await db.transaction().execute(async (tx) => {
      const entry = await readEntry(tx, entryId);
      if (!entry || entry.kind === "reversal" || !(entry.kind in TURN_BACK))
        throw new Problem("not_found");
      const before = await isAskedBy(tx, entryId);
      const asked = await askReversal(tx, entryId, adminId, reason);
      if (asked.isAgreed || entry.isReversed) throw new Problem("reversed_already");
      const keeper = await keeperOf(tx, keepers, entry);
      const isNew = before === null && asked.askedBy === adminId;
      const first = await firstOfTwo(tx, adminId, isNew ? null : asked.askedBy);
      const isSecond = first !== null;
      if (!isSecond && !isNew) await askAgain(tx, entryId, adminId, reason);
      await note(tx, { entryId, reason, adminId }, isSecond);
      if (!isSecond) return "asked" as const;
      await agreeReversal(tx, entryId, adminId);
      await post(tx, entryId, entry, adminId);
      afterCommit = await keeper.turnBack(tx, entry, { adminId, reason: asked.reason });
      return "reversed" as const;
    });
    afterCommit?.();
    return state;
  } catch (error) {
    if (violates(error, "accounts_never_below_zero")) throw new Problem("balance_too_low");
    throw error;
  }
}

/** @throws Problem entry_stands */
async function keeperOf(tx: Tx, keepers: RowKeepers, entry: Reversible): Promise<RowKeeper> {
  const rule = TURN_BACK[entry.kind as JournalEvent["kind"]];
  if ("instead" in rule) throw new Problem("entry_stands", { path: "id", msg: rule.instead });
  const keeper = keepers[rule.by];
  const why = await keeper.whyNot(tx, entry);
  if (why !== null) throw new Problem("entry_stands", { path: "id", msg: why });
  return keeper;
}

const note = (tx: Tx, { entryId, reason, adminId }: Reversal, isDone: boolean) =>
  writeAudit(tx, {
    adminId,
    action: isDone ? "entry reversed" : "reversal asked",
    subject: `Entry ${entryId}`,
    details: { entry_id: entryId, reason },
  });

async function post(tx: Tx, entryId: number, entry: Reversible, actorId: number): Promise<void> {
  const { awardId, lotId } = entry;
  const lines = entry.lines as Extract<JournalEvent, { kind: "reversal" }>["lines"];
  await lockCompanies(
    tx,
    lines.flatMap(({ companyId }) => companyId ?? []),
  );
  const back = [
    ...(await paidDebts(tx, entryId, lines)),
    entryFor({ kind: "reversal", entryId, awardId, lines }),
  ];
  for (const one of back)
    if (one) await postEntries(tx, [{ ...one, lotId, actorId, cause: { entry_id: entryId } }]);
}

/** The part of a debt that a company has paid meanwhile: with the debt gone it is its deposit. */
async function paidDebts(
  tx: Tx,
  entryId: number,
  lines: Extract<JournalEvent, { kind: "reversal" }>["lines"],
) {
  const debt = lines.find(({ kind, amount }) => kind === "owed" && amount > 0);
  if (!debt?.companyId) return [];
  const { companyId } = debt;
  const paid = Math.max(0, debt.amount - (await balancesOf(tx, companyId)).owed) as Paise;
  return [entryFor({ kind: "debt_back", entryId, companyId, amount: paid })];
}
