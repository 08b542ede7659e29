import type { AuctionDetails } from "@rebale/contract/auctions";

/** The reply to a tender, which its owner alone has: the market forgets the amount. */
export interface TenderReceipt {
  readonly seq: number;
  readonly amount: number;
  readonly value: number;
  /** Null where the first answer was lost on its way. */
  readonly salt: string | null;
  readonly commitment: string;
  readonly placed_at: string;
  readonly receipt: { readonly seq: number; readonly hash: string };
}

const keyOf = (lotId: string) => `tender-${lotId}`;

/** On this device alone; where its storage is forbidden, until the page is left. */
export function keepReceipt(lotId: string, receipt: TenderReceipt): void {
  try {
    localStorage.setItem(keyOf(lotId), JSON.stringify(receipt));
  } catch {
    // the receipt still stands on the page, to be copied
  }
}

/** The receipt of this very tender; none of one that another company or device has sealed. */
export function keptReceipt({ _id, your_tender }: AuctionDetails): TenderReceipt | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(_id)) ?? "null") as TenderReceipt | null;
    return kept?.commitment === your_tender?.commitment ? kept : null;
  } catch {
    return null;
  }
}

/** The receipt in words that a machine can check, too. English: it is shown to whoever is asked. */
export const receiptText = (lot: AuctionDetails, own: TenderReceipt): string =>
  [
    `Sealed tender on lot ${lot._id}: ${lot.title}`,
    `Line in the ledger: ${own.seq}, SHA-256 ${own.receipt.hash}`,
    `Sealed at: ${own.placed_at}`,
    `Amount: ${own.amount.toFixed(2)}`,
    `Salt: ${own.salt ?? "lost on its way; told after the opening"}`,
    `Commitment, the SHA-256 of amount:salt: ${own.commitment}`,
    "",
  ].join("\n");
