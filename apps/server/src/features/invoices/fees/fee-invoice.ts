import type { Paise } from "@rebale/contract";
import { chargeOf, type Due } from "@rebale/contract/awards/charges";
import { gstCodeOfState } from "@rebale/contract/values/checks";
import type { Tx } from "../../../platform/db/db.ts";
import { codesOf } from "../issue/charges.ts";
import { issuePaper } from "../issue/issue-paper.ts";
import type { Note } from "../issue/notes.ts";
import { buyerOf, sellerOf } from "../issue/parties.rules.ts";
import { saleFacts } from "../issue/sale-facts.store.ts";
import type { Party } from "../paper.ts";
import { feeInvoiceOf } from "../papers.store.ts";

export interface NewFee {
  readonly awardId: number;
  /** The truck that a seller's fee is taken by; null of a buyer's. */
  readonly tripId: number | null;
  readonly side: "buyer" | "seller";
  /** The market's charge beside its fee. */
  readonly due?: { readonly id: number; readonly kind: Due } | null;
  /** The journal's takings, in paise: the fee without GST, and the GST on it. */
  readonly fee: Paise;
  readonly gst: Paise;
  readonly gstPercent: number;
  readonly market: Party;
  readonly actorId: number | null;
}

/**
 * The market's invoice for its fee, once a sale and side, and once a trip; for what else it charges
 * once a due. What it comes to is what the journal took: where the GST cannot be halved, the odd
 * paisa is the fee's. The row of the award's auction is locked, and the series here.
 */
export async function feeInvoice(tx: Tx, wanted: NewFee): Promise<Note> {
  const { awardId, tripId, side, due = null, market, gstPercent } = wanted;
  const paper =
    (await feeInvoiceOf(tx, { awardId, tripId, side, due })) ??
    (await issuePaper(tx, await draftOf(tx, wanted), { actorId: wanted.actorId }));
  const { id, number, value, total } = paper;
  return { id, number, value, gst: (total - value) as Paise, total };

  async function draftOf(db: Tx, { fee, gst }: NewFee) {
    const sale = await saleFacts(db, awardId);
    const payer = payerOf(side, sale);
    const isIntra = !payer.isSez && codeOf(market) === codeOf(payer);
    const half = (isIntra ? Math.floor(gst / 2) : 0) as Paise;
    const taxes = { cgst: half, sgst: half, igst: (isIntra ? 0 : gst) as Paise };
    const feeValue = (fee + gst - taxes.cgst - taxes.sgst - taxes.igst) as Paise;
    const { onPaper, gst: taxed } = chargeOf(due?.kind ?? "fee");
    const what = `${onPaper}: ${sale.title}`;
    const codes = typeof taxed === "string" ? { hsn: null, hsn6: null } : codesOf(taxed);
    const all = { basis: "lot", rate: feeValue, grams: null, piecesMilli: null } as const;
    return {
      ...{ kind: "fee_invoice" as const, gstin: market.gstin ?? "URP-MARKET" },
      ...{ awardId, tripId, ofInvoice: null, isRcm: false, tcs: 0 as Paise },
      parties: {
        ...{ seller: market, buyer: payer, dispatch: null, delivery: null },
        ...{ vehicle: null, transporter: null, side, ...(due && { due: due.id }) },
      },
      lines: [
        {
          ...{ what, ...codes, isService: true, ...all },
          ...{ value: feeValue, percent: gstPercent, ...taxes },
        },
      ],
      ...{ value: feeValue, ...taxes, total: (fee + gst) as Paise },
    };
  }
}

const codeOf = ({ gstin, state }: Party) => gstin?.slice(0, 2) ?? gstCodeOfState(state);

function payerOf(side: "buyer" | "seller", sale: Awaited<ReturnType<typeof saleFacts>>): Party {
  const { billTo, shipTo, goods } = sale;
  if (side === "seller") return sellerOf(sale.seller, goods, true).seller;
  const places = { billTo, shipTo, goodsState: goods.state, isIntra: true };
  return buyerOf(sale.buyer, places).buyer;
}
