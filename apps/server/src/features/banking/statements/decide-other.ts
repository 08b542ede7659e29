import { type banking, formatRupees, type Paise, rupees } from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { firstOfTwo } from "../../../platform/two-persons/first-of-two.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor, type JournalEvent } from "../../money-entries/index.ts";
import { changeReceipt } from "../transfers/receipts.store.ts";
import { enteredByGateways } from "./gateway-entries.store.ts";
import { namesIn } from "./match-lines.rules.ts";
import { agreeToOther, askOther, findOwnSides, linkTo } from "./other-lines.store.ts";
import type { OpenLine } from "./statement-lines.store.ts";

interface Decision {
  readonly other: banking.LineOther;
  readonly words?: string | null | undefined;
}

/**
 * A line that keeps a day open, no customer's: told by one person, done when a second says it too.
 * @throws Problem decided_meanwhile where the line is known; second_person_needed; invalid_input
 * where what it should be is not there
 */
export async function decideOther(
  tx: Tx,
  adminId: number,
  line: OpenLine & { readonly isOpen: boolean },
  { other, words = null }: Decision,
): Promise<void> {
  if (!line.isOpen && line.receiptId === null) throw new Problem("decided_meanwhile");
  const isSame = line.askedOther === other && sameWords(line, words);
  const isAgreed = (await firstOfTwo(tx, adminId, isSame ? line.askedBy : null)) !== null;
  if (isAgreed) {
    await agreeToOther(tx, line.id, adminId);
    await carryOut[other](tx, adminId, line);
  } else {
    if (other === "short_settlement") await settlementOf(tx, line);
    if (other === "own_transfer") await ownSides(tx, line);
    if (other === "something_else" && !words)
      throw new Problem("invalid_input", {
        path: "words",
        msg: { en: "Say what it is", hi: "लिखिए कि यह क्या है" },
      });
    await askOther(tx, line.id, { other, words, by: adminId });
  }
  await writeAudit(tx, {
    adminId,
    action: isAgreed ? "line told, by two" : "line told by one",
    subject: `Statement line ${line.id}`,
    details: { line_id: line.id, amount: formatRupees(rupees(line.amount)), other, words },
  });
}

const sameWords = (line: OpenLine, words: string | null) =>
  words === null || words === line.askedWords;

type CarryOut = (tx: Tx, adminId: number, line: OpenLine) => Promise<void>;
const asCharge: CarryOut = async (tx, adminId, line) => {
  if (line.receiptId !== null) {
    await leaveSuspense(tx, adminId, line.receiptId, line);
    await changeReceipt(tx, line.receiptId, { state: "matched", decided_by: adminId });
  }
  for (const key of await enter(tx, adminId, line, -line.amount))
    await linkTo(tx, line.id, { key });
};
const carryOut: Readonly<Record<banking.LineOther, CarryOut>> = {
  interest: asCharge,
  something_else: asCharge,
  async short_settlement(tx, adminId, line) {
    const settled = await settlementOf(tx, line);
    await enter(tx, adminId, line, settled.amount - line.amount);
    await linkTo(tx, line.id, { entryId: settled.entryId });
  },
  async own_transfer(tx, adminId, line) {
    const { out, receiptId } = await ownSides(tx, line);
    await leaveSuspense(tx, adminId, receiptId, out);
    await changeReceipt(tx, receiptId, { state: "matched", decided_by: adminId });
    await linkTo(tx, out.id, { receiptId });
  },
};

type Dated = Pick<OpenLine, "id" | "amount" | "day">;

/** The bank's cost, or below zero what it gave. */
const enter = (tx: Tx, adminId: number, line: Dated, amount: number) =>
  post(tx, adminId, line, { kind: "bank_charge", lineId: line.id, amount: amount as Paise });

const leaveSuspense = (tx: Tx, adminId: number, receiptId: number, line: Dated) =>
  post(tx, adminId, line, {
    ...{ kind: "transfer_returned", receiptId },
    amount: Math.abs(line.amount) as Paise,
  });

/** @returns the name under which it was entered: another where it was turned back before */
async function post(tx: Tx, actorId: number, line: Dated, event: JournalEvent) {
  const entry = entryFor(event);
  const cause = { statement_line_id: line.id };
  return postEntries(tx, entry ? [{ ...entry, actorId, cause, happenedOn: line.day }] : []);
}

async function settlementOf(tx: Tx, line: OpenLine) {
  const [settled] = line.amount > 0 ? await enteredByGateways(tx, namesIn(line)) : [];
  if (!settled || line.receiptId !== null)
    throw refused({
      en: "The gateway told of no settlement with this UTR",
      hi: "गेटवे ने इस UTR का कोई सेटलमेंट नहीं बताया",
    });
  return settled;
}

async function ownSides(tx: Tx, line: OpenLine) {
  const sides = await findOwnSides(tx, line);
  if (!sides)
    throw refused({
      en: "No other account has the other side of this transfer yet",
      hi: "इस ट्रांसफ़र का दूसरा हिस्सा अभी किसी और खाते में नहीं है",
    });
  return sides;
}

const refused = (msg: Words) => new Problem("invalid_input", { path: "other", msg });
