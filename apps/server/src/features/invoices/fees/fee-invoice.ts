import type { Paise } from "@rebale/contract";
import { gstCodeOfState } from "@rebale/contract/values/checks";
import type { Tx } from "../../../platform/db/db.ts";
import { issuePaper } from "../issue/issue-paper.ts";
import type { Note } from "../issue/notes.ts";
import { buyerOf, sellerOf } from "../issue/parties.rules.ts";
import { saleFacts } from "../issue/sale-facts.store.ts";
import type { Party } from "../paper.ts";
import { feeInvoiceOf } from "../papers.store.ts";

export interface NewFee {
  readonly awardId: number;
  /** Of a seller's fee, which is taken by truck; null of a buyer's. */
  readonly tripId: number | null;
  readonly side: "buyer" | "seller";
  /** What the journal took, in paise: the fee without GST, and the GST on it. */
  readonly fee: Paise;
  readonly gst: Paise;
  readonly gstPercent: number;
  /** Who the market is. */
  readonly market: Party;
  readonly actorId: number | null;
}

/** Of a commission at an auction; 996111 or 999799, which nobody has confirmed. */
const SAC = "999799";

/**
 * The market's invoice for its fee, once a sale and side, and once a trip. What it comes to is what
 * the journal took: where the GST cannot be halved, the odd paisa is the fee's. The row of the
 * award's auction is locked, and the series here.
 */
export async function feeInvoice(tx: Tx, wanted: NewFee): Promise<Note> {
  const { awardId, tripId, side, market, gstPercent } = wanted;
  const paper =
    (await feeInvoiceOf(tx, { awardId, tripId, side })) ??
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
    const what = `Auction fee: ${sale.title}`;
    const all = { basis: "lot", rate: feeValue, grams: null, piecesMilli: null } as const;
    return {
      ...{ kind: "fee_invoice" as const, gstin: market.gstin ?? "URP-MARKET" },
      ...{ awardId, tripId, ofInvoice: null, isRcm: false, tcs: 0 as Paise },
      parties: {
        ...{ seller: market, buyer: payer, dispatch: null, delivery: null },
        ...{ vehicle: null, transporter: null, side },
      },
      lines: [
        {
          ...{ what, hsn: SAC.slice(0, 4), hsn6: SAC, isService: true, ...all },
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
