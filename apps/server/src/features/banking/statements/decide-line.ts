import { type Body, type banking, formatRupees, type Paise, rupees } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { decideOther } from "./decide-other.ts";
import { linkToKey, linkToWithdrawal, lockLine, type OpenLine } from "./statement-lines.store.ts";

/**
 * Says what an open line is: what the bank took for itself, which is entered; or a withdrawal that
 * the bank names otherwise. One person does it; the two who close its day see it. Anything else
 * takes two.
 * @throws Problem not_found; decided_meanwhile where the line is known already, or came in;
 *   invalid_input for a withdrawal that has not left, has its line, or is of another amount
 */
export const decideLine = (
  { db }: Pick<Deps, "db">,
  adminId: number,
  id: number,
  decision: Body<typeof banking.decideLine>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const line = await lockLine(tx, id);
    if (!line) throw new Problem("not_found");
    if ("other" in decision) return decideOther(tx, adminId, line, decision);
    if (!line.isOpen || line.amount > 0) throw new Problem("decided_meanwhile");
    if ("bank_charge" in decision) await enterCharge(tx, adminId, line);
    else await match(tx, line, decision.withdrawal_id);
    await writeAudit(tx, {
      adminId,
      action: "bank_charge" in decision ? "bank's charge entered" : "line matched to a withdrawal",
      subject: `Statement line ${id}`,
      details: { line_id: id, amount: formatRupees(rupees(outOf(line))), ...decision },
    });
  });

const outOf = ({ amount }: OpenLine) => -amount as Paise;

async function enterCharge(tx: Tx, actorId: number, line: OpenLine): Promise<void> {
  const entry = entryFor({ kind: "bank_charge", lineId: line.id, amount: outOf(line) });
  if (!entry) throw new Error(`Line ${line.id} is of nothing`);
  const cause = { statement_line_id: line.id };
  const posting = { ...entry, actorId, cause, happenedOn: line.day };
  for (const key of await postEntries(tx, [posting])) await linkToKey(tx, line.id, key);
}

async function match(tx: Tx, line: OpenLine, withdrawalId: string): Promise<void> {
  if (await linkToWithdrawal(tx, line, withdrawalId)) return;
  const amount = formatRupees(rupees(outOf(line)));
  throw new Problem("invalid_input", {
    path: "withdrawal_id",
    msg: {
      en: `No withdrawal of ${amount} with this id has left and waits for its line`,
      hi: `इस id की ${amount} की ऐसी कोई निकासी नहीं है जो भेजी जा चुकी हो और जिसकी लाइन बाक़ी हो`,
    },
  });
}
