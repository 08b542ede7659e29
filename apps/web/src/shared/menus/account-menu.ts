import { t } from "ttag";
import IconBell from "~icons/tabler/bell";
import IconBook from "~icons/tabler/book-2";
import IconFileInvoice from "~icons/tabler/file-invoice";
import IconGavel from "~icons/tabler/gavel";
import IconHeart from "~icons/tabler/heart";
import IconLayoutDashboard from "~icons/tabler/layout-dashboard";
import IconLock from "~icons/tabler/lock";
import IconPackages from "~icons/tabler/packages";
import IconRecycle from "~icons/tabler/recycle";
import IconShoppingBag from "~icons/tabler/shopping-bag";
import IconTrendingUp from "~icons/tabler/trending-up";
import IconUserCircle from "~icons/tabler/user-circle";
import IconWallet from "~icons/tabler/wallet";
import type { Session } from "../../lib/session/session.ts";
import type { Icon } from "../../ui/icon.tsx";

export interface AccountEntry {
  readonly to: string;
  readonly text: string;
  readonly icon: Icon;
  /** Paths that it is marked on too. */
  readonly also?: readonly string[];
  /** The everyday word for it, beside the specification's. */
  readonly called?: string;
}

/**
 * S2.44: the third tab is Product List for sellers, Purchase otherwise.
 * @param isInvited whether some lot is, or was, for the member's company alone
 */
export const accountMenu = (type: Session["type"], isInvited = false): readonly AccountEntry[] => [
  { to: "/dashboard", text: t`Dashboard`, icon: IconLayoutDashboard },
  { to: "/dashprofile", text: t`My Profile`, icon: IconUserCircle, also: ["/company"] },
  { to: "/dashnotifications", text: t`Notifications`, icon: IconBell },
  {
    ...{ to: "/orderbidding", text: t`Order Bidding`, icon: IconGavel, also: ["/ordercomplete"] },
    ...(type === "seller" && { called: t`Deals` }),
  },
  ...(type === "buyer"
    ? [{ to: "/totalbid", text: t`Total Bid`, icon: IconTrendingUp, called: t`My bids` }]
    : []),
  type === "seller"
    ? {
        to: "/dashproduct",
        text: t`Product List`,
        icon: IconPackages,
        also: ["/my-events", "/questions", "/alllist", "/sellerhome"],
      }
    : { to: "/purchase", text: t`Purchase`, icon: IconShoppingBag, called: t`Deals` },
  {
    to: "/wallet",
    text: t`Wallet`,
    icon: IconWallet,
    also: ["/wallet/statement", "/wallet/accounts", "/wallet/transfer"],
  },
  { to: "/papers", text: t`Papers`, icon: IconFileInvoice, also: ["/tax-holds"] },
  { to: "/books", text: t`Books`, icon: IconBook },
  { to: "/obligations", text: t`EPR obligations`, icon: IconRecycle },
  ...(isInvited ? [{ to: "/invited", text: t`Invited`, icon: IconLock }] : []),
  { to: "/watchlist", text: t`Watchlist`, icon: IconHeart, also: ["/saved-searches"] },
];
