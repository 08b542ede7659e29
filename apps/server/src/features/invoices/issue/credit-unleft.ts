import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { papersByIds } from "../papers.store.ts";
import { creditNote } from "./notes.ts";
import { unleftInvoices } from "./unleft.store.ts";

/**
 * An invoice is made before its truck goes. Of one that stayed when the sale ended the goods were
 * never supplied: all of it is credited, or of goods sold as a whole what did not go by challan.
 * Called again, it changes nothing. The row of the award's auction is locked.
 */
export async function creditUnleft(tx: Tx, awardId: number): Promise<void> {
  const unleft = await unleftInvoices(tx, awardId);
  const papers = await papersByIds(
    tx,
    unleft.map(({ id }) => id),
  );
  for (const { id, value } of papers) {
    const gone = unleft.find((one) => one.id === id)?.gone ?? (0 as Paise);
    const by = gone === 0 ? ({ whole: true } as const) : { value: (value - gone) as Paise };
    if (gone < value) await creditNote(tx, { ofInvoice: id, by, actorId: null });
  }
}
