import { formatRupees, type Paise, rupees } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { entryFor, postEntries } from "../../journal/index.ts";
import { linkToKey, lockLine } from "./statement-lines.store.ts";

/**
 * Enters what the bank took for itself: a line that went out and has no other side here. One
 * person does it; the two who close its day see it.
 * @returns the id of the journal's entry
 * @throws Problem not_found; decided_meanwhile where the line is known already, or came in
 */
export const bookCharge = (
  { db }: Pick<Deps, "db">,
  adminId: number,
  lineId: number,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const line = await lockLine(tx, lineId);
    if (!line) throw new Problem("not_found");
    if (!line.isOpen || line.amount > 0) throw new Problem("decided_meanwhile");
    const amount = -line.amount as Paise;
    const entry = entryFor({ kind: "bank_charge", lineId, amount });
    if (!entry) throw new Error(`Line ${lineId} is of nothing`);
    const cause = { statement_line_id: lineId };
    await postEntries(tx, [{ ...entry, actorId: adminId, cause, happenedOn: line.day }]);
    await writeAudit(tx, {
      adminId,
      action: "bank's charge entered",
      subject: `Statement line ${lineId}`,
      details: { statement_line_id: lineId, amount: formatRupees(rupees(amount)) },
    });
    return linkToKey(tx, lineId, entry.key);
  });
