import { t } from "ttag";
import type { Session } from "../../lib/session/session.ts";

export interface WorkEntry {
  readonly to: string;
  readonly text: string;
  /** Paths that it is marked on too, with all below them. */
  readonly also?: readonly string[];
}

const live: WorkEntry = {
  to: "/are-selling",
  text: t`Live`,
  also: ["/viewallproduct", "/categoryproduct", "/auctiondetail"],
};
const events: WorkEntry = { to: "/events", text: t`Events`, also: ["/event"] };
const prices: WorkEntry = { to: "/price-board", text: t`Prices` };

const buyers: readonly WorkEntry[] = [
  live,
  events,
  prices,
  { to: "/totalbid", text: t`My bids`, also: ["/orderbidding"] },
  { to: "/purchase", text: t`Deals`, also: ["/award", "/ordercomplete"] },
  { to: "/watchlist", text: t`Watch`, also: ["/saved-searches"] },
];
const sellers: readonly WorkEntry[] = [
  {
    to: "/dashproduct",
    text: t`My lots`,
    also: ["/alllist", "/sellerhome", "/questions", "/sign"],
  },
  {
    to: "/orderbidding?show=sold",
    text: t`Deals`,
    also: ["/orderbidding", "/award", "/ordercomplete"],
  },
  prices,
  live,
  events,
  { to: "/wallet", text: t`Wallet` },
];

/** Where a trader goes all day, in the order of the header and of a phone's bar; null for others. */
export const workMenu = (type: Session["type"]): readonly WorkEntry[] | null =>
  type === "buyer" ? buyers : type === "seller" ? sellers : null;

/** Whether a page belongs to an entry. */
export function isAt({ to, also = [] }: WorkEntry, pathname: string): boolean {
  const [path = to] = to.split("?");
  return [path, ...also].some((start) => pathname === start || pathname.startsWith(`${start}/`));
}
