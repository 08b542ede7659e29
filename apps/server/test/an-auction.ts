import type { Paise } from "@rebale/contract";
import type { Auction } from "../src/features/auctions/domain/auction.ts";

/** The moment at which tests of rules happen, and times around it. */
export const noon = new Date("2026-11-20T06:30:00.000Z");
export const minutes = (n: number) => new Date(noon.getTime() + n * 60_000);
/** From rupees. */
export const rs = (n: number) => Math.round(n * 100) as Paise;

/** An auction as the rules see it: open for another hour, without bids. */
export const anAuction = (over: Partial<Auction> = {}): Auction => ({
  id: 1,
  sellerId: 900,
  companyId: 90,
  approved: true,
  startsAt: minutes(-60),
  endsAt: minutes(60),
  hardEndsAt: minutes(120),
  closed: false,
  pausedAt: null,
  withdrawn: false,
  awaitsSignature: false,
  terms: null,
  requirement: null,
  deposit: null,
  payThrough: "parties",
  format: { kind: "english", rules: null, stage: null },
  minBidders: null,
  corrigenda: 0,
  goods: { basis: "lot", quantityMilli: 1000_000, unit: "kg" },
  hasMaximums: false,
  units: null,
  marketValue: rs(1000),
  reservePrice: null,
  increment: null,
  softCloseMinutes: 0,
  highest: rs(0),
  lowest: rs(0),
  leaderId: null,
  leaderAlias: null,
  bidCount: 0,
  bidderCount: 0,
  extensions: 0,
  ...over,
});
