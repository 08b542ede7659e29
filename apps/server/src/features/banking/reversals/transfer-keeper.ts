import type { Paise } from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import type { Tx } from "../../../platform/db/db.ts";
import { type Posting, postEntries, type Reversible, type RowKeeper } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import {
  hasLine,
  receiptFromEntry,
  receiptOf,
  reopenLine,
  reopenReceipt,
} from "./reopened.store.ts";

/** A line of what the bank took for itself is to be told anew. */
export const lineKeeper: RowKeeper = {
  whyNot: async () => null,
  async turnBack(tx, { id }) {
    await reopenLine(tx, id);
    return undefined;
  },
};

/**
 * Money that a bank has and that was given to the wrong company, or sent back by mistake: it waits
 * in suspense, and may be matched, claimed or sent back as if it had just come in.
 */
export const transferKeeper: RowKeeper = {
  async whyNot(tx, entry) {
    const receipt = await receiptOf(tx, entry);
    if (!receipt) return isAtBank(entry) ? whyNotOfGateway(tx, entry) : null;
    if (entry.kind === "transfer_returned") {
      if (receipt.state === "matched")
        return {
          en: "Its gateway told of the same money: it is entered",
          hi: "गेटवे ने इसी पैसे की ख़बर दी: यह दर्ज है",
        };
      if (receipt.hasLeft)
        return {
          en: "The bank has sent it back: ask the payer to pay again",
          hi: "बैंक इसे लौटा चुका है: भेजने वाले से फिर भेजने को कहिए",
        };
    }
    return null;
  },
  async turnBack(tx, entry, { adminId }) {
    const receipt = await receiptOf(tx, entry);
    if (receipt) await reopenReceipt(tx, receipt.id);
    else if (isAtBank(entry)) await receiptFromEntry(tx, entry.id);
    if (!isAtBank(entry)) return undefined;
    const open = entryFor({ kind: "transfer_reopened", entryId: entry.id, amount: sumAt(entry) });
    const cause: Posting["cause"] = receipt ? { receipt_id: receipt.id } : { entry_id: entry.id };
    if (open) await postEntries(tx, [{ ...open, actorId: adminId, cause }]);
    return undefined;
  },
};

/** Credited as it came in, without waiting in suspense. */
const isAtBank = ({ key }: Reversible) => key.startsWith("utr:");

const sumAt = ({ lines }: Reversible) =>
  lines.filter(({ kind }) => kind === "bank").reduce((sum, { amount }) => sum + amount, 0) as Paise;

async function whyNotOfGateway(tx: Tx, { id }: Reversible): Promise<Words | null> {
  return (await hasLine(tx, id))
    ? null
    : {
        en: "Read the bank's statement that has it first",
        hi: "पहले बैंक का वह स्टेटमेंट डालिए जिसमें यह है",
      };
}
