import { formatRupees, type Paise, rupees } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import { saidTime, tellMember } from "../../messages/index.ts";
import { type ClosableLot, notifyLosers } from "./close.store.ts";

/** What people are told when an auction is over. */
export type Told = Pick<ClosableLot, "lot" | "title" | "url">;

export const money = (paise: Paise) => formatRupees(rupees(paise));
export const linkTo = ({ url }: Told) => `/auctiondetail/${url}`;

/** The winner, everybody else who bid, and the seller. */
export async function tellSold(tx: Tx, told: Told, winnerId: number): Promise<void> {
  const { lot, title } = told;
  await tellMember(tx, {
    userId: winnerId,
    title: "You won the auction",
    description: `Your bid of ${money(lot.highest)} won "${title}". The seller will contact you about payment and lifting.`,
    link: linkTo(told),
  });
  await notifyLosers(tx, lot.id, winnerId, {
    title: "Auction ended",
    description: `"${title}" was sold for ${money(lot.highest)} to another bidder.`,
    link: linkTo(told),
  });
  await tellMember(tx, {
    userId: lot.sellerId,
    title: "Your lot was sold",
    description: `"${title}" was sold for ${money(lot.highest)}. The buyer's details are in your Order Bidding list.`,
    link: "/sellerhome",
  });
}

export const tellNoBids = (tx: Tx, { lot, title }: Told) =>
  tellMember(tx, {
    userId: lot.sellerId,
    title: "Your auction ended",
    description: `"${title}" ended without a bid. You may list it again.`,
    link: "/sellerhome",
  });

/**
 * The seller, who is asked, and the highest bidder, who learns nothing of the reserve but that it
 * was not met.
 */
export async function tellSubject(
  tx: Tx,
  told: Told,
  bidderId: number,
  answerBy: Date,
): Promise<void> {
  await tellMember(tx, {
    userId: told.lot.sellerId,
    title: "Will you sell at this price?",
    description: `The highest bid on "${told.title}" is ${money(told.lot.highest)}, below your reserve price. Accept or decline it in your dashboard until ${saidTime(answerBy)}; after that nobody wins.`,
    link: "/dashboard",
  });
  await tellHopeful(tx, told, bidderId, answerBy);
}

const tellHopeful = (tx: Tx, told: Told, bidderId: number, answerBy: Date) =>
  tellMember(tx, {
    userId: bidderId,
    title: "Your bid is subject to the seller's approval",
    description: `The auction of "${told.title}" has ended and your bid of ${money(told.lot.highest)} is the highest, but it is below the seller's reserve. The seller may accept it until ${saidTime(answerBy)}; we tell you either way.`,
    link: linkTo(told),
  });
