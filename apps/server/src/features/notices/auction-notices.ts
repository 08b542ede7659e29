import { type auctions, formatRate, formatRupees, type Paise, rupees } from "@rebale/contract";
import type { DomainEvents } from "../../platform/domain-events.ts";
import type { Notice } from "../messages/index.ts";
import { saidTime } from "../messages/index.ts";

/** Notices of auctions, by what happened. */

/** How a price of one lot is written. */
export type Price = (amount: Paise) => string;
const price: Price = (amount) => formatRupees(rupees(amount));

/** With what a kilogram or piece comes to: ₹1,08,000 (₹14.79/kg). */
export const pricedBy =
  ({ quantity, unit }: { quantity: number; unit: string }): Price =>
  (amount) => {
    const rate = formatRate(rupees(amount), quantity, unit);
    return rate ? `${price(amount)} (${rate})` : price(amount);
  };
const auctionLink = ({ url }: { url: string }) => `/auctiondetail/${url}`;

export const soldNotices = (sale: DomainEvents["auction.sold"], price: Price): Notice[] => [
  {
    userId: sale.winnerId,
    title: "You won the auction",
    description:
      `Your bid of ${price(sale.amount)} won "${sale.title}". ` +
      "The seller will contact you about payment and lifting.",
    link: auctionLink(sale),
  },
  {
    userId: sale.sellerId,
    title: "Your lot was sold",
    description:
      `"${sale.title}" was sold for ${price(sale.amount)}. ` +
      "The buyer's details are in your Order Bidding list.",
    link: "/sellerhome",
    lot: auctionLink(sale),
  },
];

/** For everybody else who bid, in the app alone. */
export const lostNotice = (
  sale: DomainEvents["auction.sold"],
  userId: number,
  price: Price,
): Notice => ({
  userId,
  title: "Auction ended",
  description: `"${sale.title}" was sold for ${price(sale.amount)} to another bidder.`,
  link: auctionLink(sale),
});

export const noBidsNotice = (lot: DomainEvents["auction.ended_without_bids"]): Notice => ({
  userId: lot.sellerId,
  title: "Your auction ended",
  description: `"${lot.title}" ended without a bid. You may list it again.`,
  link: "/sellerhome",
  lot: auctionLink(lot),
});

/** The bidder learns nothing of the reserve but that it was not met. */
export function subjectNotices(
  sale: DomainEvents["auction.subject_to_approval"],
  price: Price,
): Notice[] {
  const until = saidTime(new Date(sale.answerBy));
  return [
    {
      userId: sale.sellerId,
      title: "Your decision is needed",
      description:
        `The highest bid on "${sale.title}" is ${price(sale.amount)}, below your reserve price. ` +
        `Accept or decline it in your dashboard until ${until}; after that nobody wins.`,
      link: "/dashboard",
      lot: auctionLink(sale),
    },
    {
      userId: sale.leaderId,
      title: "Your bid is subject to the seller's approval",
      description:
        `The auction of "${sale.title}" has ended and your bid of ${price(sale.amount)} is the ` +
        "highest, but it is below the seller's reserve. The seller may accept it until " +
        `${until}; we will tell you either way.`,
      link: auctionLink(sale),
    },
  ];
}

export function notSoldNotices(sale: DomainEvents["auction.not_sold"], price: Price): Notice[] {
  const isDeclined = sale.because === "declined";
  const toBidder: Notice[] =
    sale.leaderId === null
      ? []
      : [
          {
            userId: sale.leaderId,
            title: isDeclined
              ? "The seller declined your bid"
              : "The seller did not accept your bid",
            description:
              `Your bid of ${price(sale.amount)} on "${sale.title}" was below the seller's ` +
              `reserve and ${isDeclined ? "was declined" : "was not accepted in time"}. ` +
              "Nobody won the lot, and you owe nothing.",
            link: auctionLink(sale),
          },
        ];
  if (isDeclined) return toBidder;
  const because =
    sale.leaderId === null
      ? `The last bid on "${sale.title}" was voided`
      : `No bid on "${sale.title}" was accepted in time`;
  return [
    ...toBidder,
    {
      userId: sale.sellerId,
      title: "Your lot was not sold",
      description: `${because}, so nobody won. You may list it again.`,
      link: "/sellerhome",
      lot: auctionLink(sale),
    },
  ];
}

const nextSteps = (nextId: number | null) =>
  nextId === null
    ? "No other bid stands, so nobody won. You may list it again."
    : "The next bidder is offered the lot at their own bid; we tell you the answer.";

/** For the seller; the bidder whose bid was voided has a notice of their own. */
export const saleVoidedNotice = (sale: DomainEvents["auction.sale_voided"]): Notice => ({
  userId: sale.sellerId,
  title: "A sale was undone",
  description: `The winning bid on "${sale.title}" was voided. ${nextSteps(sale.nextId)}`,
  link: "/sellerhome",
  lot: auctionLink(sale),
});

/** For everybody else who bid, in the app alone. */
export const saleVoidedNews = (
  sale: DomainEvents["auction.sale_voided"],
  userId: number,
): Notice => ({
  userId,
  title: "The winning bid was voided",
  description: `The winning bid on "${sale.title}" was voided, so the sale is undone.`,
  link: auctionLink(sale),
});

export const offeredNotice = (offer: DomainEvents["auction.offered"], price: Price): Notice => ({
  userId: offer.bidderId,
  title: "You can have this lot at your bid",
  description:
    `The winning bid on "${offer.title}" was voided, and yours of ${price(offer.amount)} is next. ` +
    `Accept or decline it under Total Bid until ${saidTime(new Date(offer.until))}.`,
  link: "/totalbid",
  lot: auctionLink(offer),
  goodUntil: new Date(offer.until),
});

export const offerEndedNotice = (offer: DomainEvents["auction.offer_ended"]): Notice => ({
  userId: offer.sellerId,
  title: "Your lot was not sold",
  description:
    `The next bidder on "${offer.title}" ` +
    (offer.because === "declined" ? "declined the lot" : "did not answer in time") +
    ", so nobody won. You may list it again.",
  link: "/sellerhome",
  lot: auctionLink(offer),
});

export const outbidNotice = (lot: DomainEvents["bidder.outbid"], price: Price): Notice => ({
  userId: lot.bidderId,
  title: "You were outbid",
  description: `The highest bid on "${lot.title}" is now ${price(lot.highest)}.`,
  link: auctionLink(lot),
  goodUntil: new Date(lot.endsAt),
});

export const endingSoonNotice = (lot: DomainEvents["auction.ending_soon"]): Notice => ({
  userId: lot.bidderId,
  title: "Ending soon",
  description:
    `"${lot.title}" ends in a few minutes. ` +
    (lot.isLeading ? "You are leading." : "You are not leading."),
  link: auctionLink(lot),
  goodUntil: new Date(lot.endsAt),
});

export const voidedNotice = (bid: DomainEvents["bid.voided"]): Notice => ({
  userId: bid.bidderId,
  title: "Your bid was voided",
  description: `Your bid on "${bid.title}" was voided: ${bid.reason}`,
  link: auctionLink(bid),
});

export const completedNotice = (order: DomainEvents["order.completed"]): Notice => ({
  userId: order.bidderId,
  title: "Order completed",
  description: `The seller marked "${order.title}" as paid and lifted.`,
  link: "/totalbid",
  lot: auctionLink(order),
});

const sharedThings: Record<Exclude<auctions.FlagReason, "unusual">, string> = {
  same_pan: "PAN",
  same_bank_account: "bank account",
  same_phone: "phone",
  same_device: "device",
};

/** Mail to the office. */
export function flaggedMail(
  { title, amount, beaten, reasons }: DomainEvents["bid.flagged"],
  link: string,
  price: Price,
): { subject: string; body: string } {
  const shared = reasons.flatMap((reason) => (reason === "unusual" ? [] : sharedThings[reason]));
  if (shared.length > 0)
    return {
      subject: `Bid by a related account: ${price(amount)}`,
      body:
        `"${title}" has a bid of ${price(amount)} by an account that has the seller's ` +
        `${shared.join(" and ")}.\n\nIf the seller bids on own goods, void it here: ${link}\n\nRebale`,
    };
  const times = Math.floor(amount / beaten);
  return {
    subject: `Unusual bid: ${price(amount)}`,
    body:
      `"${title}" has a bid of ${price(amount)}, ${times} times the ${price(beaten)} that it ` +
      `beat.\n\nIf it is a mistake, void it here: ${link}\n\nRebale`,
  };
}
