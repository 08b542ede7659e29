import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { type Db, type Tx, violates } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { firstOfTwo } from "../../../platform/two-persons/first-of-two.ts";
import { entryFor } from "../entry-for.rules.ts";
import { postEntries } from "../journal.store.ts";
import { lockCompanies } from "../lock-companies.store.ts";
import {
  agreeReversal,
  askAgain,
  askReversal,
  isAskedBy,
  type Reversible,
  readEntry,
} from "./reversals.store.ts";

interface Reversal {
  readonly entryId: number;
  readonly reason: string;
  /** Who of the office. */
  readonly adminId: number;
}

/**
 * Asked by one person, and done by the second who asks for the same.
 * @throws Problem not_found, reversed_already, second_person_needed; balance_too_low where a
 * company would have less than nothing
 */
export async function reverseEntry(
  db: Db,
  { entryId, reason, adminId }: Reversal,
): Promise<"asked" | "reversed"> {
  try {
    return await db.transaction().execute(async (tx) => {
      const entry = await readEntry(tx, entryId);
      if (!entry || entry.kind === "reversal") throw new Problem("not_found");
      const before = await isAskedBy(tx, entryId);
      const asked = await askReversal(tx, entryId, adminId, reason);
      if (asked.isAgreed || entry.isReversed) throw new Problem("reversed_already");
      const isNew = before === null && asked.askedBy === adminId;
      const first = await firstOfTwo(tx, adminId, isNew ? null : asked.askedBy);
      if (first === adminId) throw new Problem("second_person_needed");
      const isSecond = first !== null;
      if (!isSecond && !isNew) await askAgain(tx, entryId, adminId, reason);
      await note(tx, { entryId, reason, adminId }, isSecond);
      if (!isSecond) return "asked";
      await agreeReversal(tx, entryId, adminId);
      await post(tx, entryId, entry, adminId);
      return "reversed";
    });
  } catch (error) {
    if (violates(error, "accounts_never_below_zero")) throw new Problem("balance_too_low");
    throw error;
  }
}

const note = (tx: Tx, { entryId, reason, adminId }: Reversal, isDone: boolean) =>
  writeAudit(tx, {
    adminId,
    action: isDone ? "entry reversed" : "reversal asked",
    subject: `Entry ${entryId}`,
    details: { entry_id: entryId, reason },
  });

async function post(tx: Tx, entryId: number, entry: Reversible, actorId: number): Promise<void> {
  const { awardId, lotId, lines } = entry;
  await lockCompanies(
    tx,
    lines.flatMap(({ companyId }) => companyId ?? []),
  );
  const back = entryFor({ kind: "reversal", entryId, awardId, lines });
  if (back) await postEntries(tx, [{ ...back, lotId, actorId, cause: { entry_id: entryId } }]);
}
