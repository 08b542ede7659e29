import type { DomainEvents } from "../../../platform/bus/domain-events.ts";
import { type Notice, notice } from "../../notifications/index.ts";
import type { Price } from "./auction-notices.ts";

/** The notices of lots that are sold by tender, and of those with too few bidders. */

const auctionLink = ({ url }: { url: string }) => `/auctiondetail/${url}`;
const IN_APP = ["app"] as const;
const BY_MAIL = ["app", "mail"] as const;

/** A receipt's number: the amount is nobody's to read now. */
export const tenderNotice = (tender: DomainEvents["tender.placed"]): Notice =>
  notice(
    tender.bidderId,
    tender.isTakenBack ? "tender_back" : "tender_in",
    { title: tender.title, seq: tender.seq },
    { link: auctionLink(tender), channels: IN_APP },
  );

export const openedNotice = (tender: DomainEvents["tender.opened"], price: Price): Notice =>
  notice(
    tender.bidderId,
    "tender_opened",
    { title: tender.title, price: price(tender.amount) },
    { link: auctionLink(tender), channels: BY_MAIL },
  );

export const unopenedNotice = (tender: DomainEvents["tender.unopened"]): Notice =>
  notice(
    tender.bidderId,
    "tender_unopened",
    { title: tender.title, seq: tender.seq },
    { link: auctionLink(tender), channels: BY_MAIL },
  );

export const rankedNotice = (tender: DomainEvents["tender.ranked"]): Notice =>
  tender.isQualified
    ? notice(
        tender.bidderId,
        "qualified",
        { title: tender.title, until: tender.startsAt },
        { link: auctionLink(tender), channels: ["app", "sms"] },
      )
    : notice(
        tender.bidderId,
        "not_qualified",
        { title: tender.title },
        { link: auctionLink(tender), channels: BY_MAIL },
      );

/** For everybody who took part, and the seller. */
export const tooFewNotices = (
  lot: DomainEvents["auction.too_few_bidders"],
  bidderIds: readonly number[],
): Notice[] => {
  const params = { title: lot.title, needed: lot.needed };
  const to = (userId: number, link: { link: string; lot?: string }) =>
    notice(userId, "too_few_bidders", params, { ...link, channels: BY_MAIL });
  return [
    ...bidderIds.map((userId) => to(userId, { link: auctionLink(lot) })),
    to(lot.sellerId, { link: "/sellerhome", lot: auctionLink(lot) }),
  ];
};
