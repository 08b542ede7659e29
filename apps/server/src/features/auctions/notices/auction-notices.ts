import { type auctions, type Basis, lotValue, type Micro, type Paise } from "@rebale/contract";
import type { DomainEvents } from "../../../platform/bus/domain-events.ts";
import { type Notice, notice, type PriceParam, priceText } from "../../notifications/index.ts";

/** The notices of auctions, by what happened; the words are in messages/wording. */

/** A price of one lot, as a notice keeps it. */
export type Price = (amount: Paise) => PriceParam;

/** A lot as far as a notice shows its prices. */
export interface Goods {
  readonly quantity: number;
  readonly unit: string;
  readonly basis: Basis;
  /** How many units a rate is for. */
  readonly units: Micro | null;
}

/** Prices of this lot say what a kilogram or piece, or what the whole lot comes to. */
export const pricedBy =
  ({ units, ...goods }: Goods): Price =>
  (amount) => ({ ...goods, amount, value: lotValue(amount, units) });
const auctionLink = ({ url }: { url: string }) => `/auctiondetail/${url}`;
/** For a seller, whose work is elsewhere than on the lot's own page. */
const atSellerHome = (lot: { url: string }) => ({ link: "/sellerhome", lot: auctionLink(lot) });

export const soldNotices = (sale: DomainEvents["auction.sold"], price: Price): Notice[] => {
  const params = { title: sale.title, price: price(sale.amount) };
  return [
    notice(sale.winnerId, "won", params, { link: auctionLink(sale) }),
    notice(sale.sellerId, "sold", params, atSellerHome(sale)),
  ];
};

/** For everybody else who bid, in the app alone. */
export const lostNotice = (
  sale: DomainEvents["auction.sold"],
  userId: number,
  price: Price,
): Notice =>
  notice(
    userId,
    "lost",
    { title: sale.title, price: price(sale.amount) },
    { link: auctionLink(sale) },
  );

export const noBidsNotice = (lot: DomainEvents["auction.ended_without_bids"]): Notice =>
  notice(lot.sellerId, "no_bids", { title: lot.title }, atSellerHome(lot));

/** The bidder learns nothing of the reserve but that it was not met. */
export function subjectNotices(
  sale: DomainEvents["auction.subject_to_approval"],
  price: Price,
): Notice[] {
  const params = {
    title: sale.title,
    price: price(sale.amount),
    until: new Date(sale.answerBy).toISOString(),
  };
  const lot = auctionLink(sale);
  const [toSeller, toBidder] = sale.isNextBid
    ? (["next_bid_decision", "next_bid_subject"] as const)
    : (["decision_needed", "subject"] as const);
  return [
    notice(sale.sellerId, toSeller, params, { link: "/dashboard", lot }),
    notice(sale.leaderId, toBidder, params, { link: lot }),
  ];
}

export const notAuthorisedNotice = (bid: DomainEvents["bid.not_authorised"]): Notice =>
  notice(
    bid.bidderId,
    "not_authorised",
    { title: bid.title, stream: bid.stream },
    { link: "/company", lot: auctionLink(bid) },
  );

export function notSoldNotices(sale: DomainEvents["auction.not_sold"], price: Price): Notice[] {
  const { leaderId, title } = sale;
  const isDeclined = sale.because === "declined";
  const toBidder =
    leaderId === null
      ? []
      : [
          notice(
            leaderId,
            isDeclined ? "declined" : "not_accepted",
            { title, price: price(sale.amount) },
            { link: auctionLink(sale) },
          ),
        ];
  if (isDeclined) return toBidder;
  const because = leaderId === null ? "last_voided" : "lapsed";
  return [...toBidder, notice(sale.sellerId, "not_sold", { title, because }, atSellerHome(sale))];
}

/** For the seller; the bidder whose bid was voided is notified apart. */
export const saleVoidedNotice = (sale: DomainEvents["auction.sale_voided"]): Notice =>
  notice(
    sale.sellerId,
    "sale_undone",
    { title: sale.title, isOffered: sale.nextId !== null },
    atSellerHome(sale),
  );

/** For everybody else who bid, in the app alone. */
export const saleVoidedNotices = (
  sale: DomainEvents["auction.sale_voided"],
  userId: number,
): Notice => notice(userId, "win_voided", { title: sale.title }, { link: auctionLink(sale) });

export const offeredNotice = (offer: DomainEvents["auction.offered"], price: Price): Notice => {
  const goodUntil = new Date(offer.until);
  return notice(
    offer.bidderId,
    "offered",
    { title: offer.title, price: price(offer.amount), until: goodUntil.toISOString() },
    { link: "/totalbid", lot: auctionLink(offer), goodUntil },
  );
};

export const counterOfferedNotice = (
  offer: DomainEvents["auction.counter_offered"],
  price: Price,
): Notice => {
  const goodUntil = new Date(offer.until);
  return notice(
    offer.bidderId,
    "counter_offer",
    { title: offer.title, price: price(offer.amount), until: goodUntil.toISOString() },
    { link: "/totalbid", lot: auctionLink(offer), goodUntil },
  );
};

export const counterOfferEndedNotice = (
  offer: DomainEvents["auction.counter_offer_ended"],
): Notice =>
  notice(
    offer.sellerId,
    "counter_offer_ended",
    { title: offer.title, because: offer.because, until: offer.until },
    { link: "/dashboard", lot: auctionLink(offer) },
  );

export const offerEndedNotice = (offer: DomainEvents["auction.offer_ended"]): Notice =>
  notice(
    offer.sellerId,
    "not_sold",
    {
      title: offer.title,
      because: offer.because === "declined" ? "next_declined" : "next_silent",
    },
    atSellerHome(offer),
  );

export const outbidNotice = (lot: DomainEvents["bidder.outbid"], price: Price): Notice =>
  notice(
    lot.bidderId,
    "outbid",
    { title: lot.title, price: price(lot.highest) },
    { link: auctionLink(lot), goodUntil: new Date(lot.endsAt) },
  );

export const endingSoonNotice = (lot: DomainEvents["auction.ending_soon"]): Notice =>
  notice(
    lot.bidderId,
    "ending_soon",
    { title: lot.title, isLeading: lot.isLeading },
    { link: auctionLink(lot), goodUntil: new Date(lot.endsAt) },
  );

export const voidedNotice = (bid: DomainEvents["bid.voided"]): Notice =>
  notice(
    bid.bidderId,
    "voided",
    { title: bid.title, reason: bid.reason },
    { link: auctionLink(bid) },
  );

/** For everybody who bid, and the seller. */
export function intervenedNotices(
  lot: DomainEvents["auction.intervened"],
  bidderIds: readonly number[],
): Notice[] {
  const { title, reason, endsAt: until } = lot;
  const say = (userId: number, to: { link: string; lot?: string }): Notice => {
    switch (lot.kind) {
      case "pause":
        return notice(userId, "paused", { title, reason }, to);
      case "resume":
        return notice(userId, "resumed", { title, until }, to);
      case "extend":
        return notice(userId, "extended", { title, reason, until }, to);
      case "withdraw":
        return notice(userId, "withdrawn", { title, reason }, to);
    }
  };
  return [
    ...bidderIds.map((userId) => say(userId, { link: auctionLink(lot) })),
    say(lot.sellerId, atSellerHome(lot)),
  ];
}

export const completedNotice = (order: DomainEvents["order.completed"]): Notice =>
  notice(
    order.bidderId,
    "completed",
    { title: order.title },
    { link: "/totalbid", lot: auctionLink(order) },
  );

const sharedThings: Record<
  Exclude<auctions.FlagReason, "unusual" | "through_colleague">,
  string
> = {
  same_pan: "PAN",
  same_bank_account: "bank account",
  same_phone: "phone",
  same_mail: "email address",
  same_company: "company, now or lately",
  same_device: "device",
};

/** Mail to the office, which reads English. */
export function flaggedMail(
  { title, amount, beaten, reasons }: DomainEvents["bid.flagged"],
  link: string,
  priceOf: Price,
): { subject: string; body: string } {
  const price = (of: Paise) => priceText(priceOf(of), "en");
  const shared = reasons.flatMap((reason) =>
    reason === "unusual" || reason === "through_colleague" ? [] : sharedThings[reason],
  );
  const through = reasons.includes("through_colleague") ? ", through a colleague" : "";
  if (shared.length > 0)
    return {
      subject: `Bid by a related account: ${price(amount)}`,
      body:
        `"${title}" has a bid of ${price(amount)} by an account that shares the seller's ` +
        `${shared.join(" and ")}${through}.\n\nIf the seller is bidding on their own goods, void it here: ${link}\n\nRebale`,
    };
  const times = Math.floor(amount / beaten);
  return {
    subject: `Unusual bid: ${price(amount)}`,
    body:
      `"${title}" has a bid of ${price(amount)}, ${times} times the ${price(beaten)} that it ` +
      `beat.\n\nIf it is a mistake, void it here: ${link}\n\nRebale`,
  };
}
