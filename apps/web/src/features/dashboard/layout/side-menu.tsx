import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { t } from "ttag";
import IconBell from "~icons/tabler/bell";
import IconDots from "~icons/tabler/dots";
import IconFileInvoice from "~icons/tabler/file-invoice";
import IconGavel from "~icons/tabler/gavel";
import IconHeart from "~icons/tabler/heart";
import IconLayoutDashboard from "~icons/tabler/layout-dashboard";
import IconLogout from "~icons/tabler/logout";
import IconPackages from "~icons/tabler/packages";
import IconRecycle from "~icons/tabler/recycle";
import IconShoppingBag from "~icons/tabler/shopping-bag";
import IconTrendingUp from "~icons/tabler/trending-up";
import IconUserCircle from "~icons/tabler/user-circle";
import IconWallet from "~icons/tabler/wallet";
import IconX from "~icons/tabler/x";
import { signOut } from "../../../lib/api/browser.ts";
import type { Session } from "../../../lib/session/session.ts";
import { unreadProps, useUnread } from "../../../lib/unread/unread.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import type { Icon } from "../../../ui/icon.tsx";
import badge from "../../../ui/unread.module.css";
import classes from "./layout.module.css";

interface Entry {
  to: string;
  text: string;
  icon: Icon;
  also?: readonly string[];
  /** In a phone's bar; the others are one tap further. */
  inBar?: boolean;
}

/** S2.44: the third tab is Product List for sellers, Purchase otherwise. */
const menu = (type: Session["type"]): Entry[] => [
  { to: "/dashboard", text: t`Dashboard`, icon: IconLayoutDashboard, inBar: true },
  { to: "/dashprofile", text: t`My Profile`, icon: IconUserCircle, also: ["/company"] },
  { to: "/dashnotifications", text: t`Notifications`, icon: IconBell, inBar: true },
  {
    to: "/orderbidding",
    text: t`Order Bidding`,
    icon: IconGavel,
    also: ["/ordercomplete"],
    inBar: type === "seller",
  },
  ...(type === "buyer"
    ? [{ to: "/totalbid", text: t`Total Bid`, icon: IconTrendingUp, inBar: true }]
    : []),
  type === "seller"
    ? {
        to: "/dashproduct",
        text: t`Product List`,
        icon: IconPackages,
        also: ["/my-events"],
        inBar: true,
      }
    : { to: "/purchase", text: t`Purchase`, icon: IconShoppingBag, inBar: true },
  {
    to: "/wallet",
    text: t`Wallet`,
    icon: IconWallet,
    also: ["/wallet/statement", "/wallet/accounts", "/wallet/transfer"],
  },
  { to: "/papers", text: t`Papers`, icon: IconFileInvoice },
  { to: "/obligations", text: t`EPR obligations`, icon: IconRecycle },
  {
    to: "/watchlist",
    text: t`Watchlist`,
    icon: IconHeart,
    also: ["/saved-searches"],
  },
];

export function SideMenu({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const unread = useUnread();
  const entries = menu(session.type);
  // Whoever comes to another page has chosen.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const isFurther = entries.some(
    ({ to, also, inBar }) => !inBar && (to === pathname || also?.includes(pathname)),
  );
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (!side.current?.contains(target as Node)) setOpenAt(null);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && setOpenAt(null);
  return (
    <aside ref={side} className={classes.side} data-open={open || undefined} onKeyDown={onKeyDown}>
      <div className={classes.who}>
        <Avatar image={session.profileImage} size={48} />
        <span>
          <strong>{session.token ? session.name || t`Member` : "…"}</strong>
          {session.type && (session.type === "seller" ? t`Seller` : t`Buyer`)}
        </span>
      </div>
      <nav aria-label={t`Dashboard`}>
        <ul className={classes.menu}>
          {entries.map(({ to, text, icon: Icon, also, inBar }: Entry) => (
            <li key={to} data-in-bar={inBar || undefined}>
              <NavLink
                to={to}
                data-active={also?.includes(pathname) || undefined}
                className={badge.unread}
                onClick={() => setOpenAt(null)}
                {...(to === "/dashnotifications" && unreadProps(unread))}
              >
                <Icon size={22} stroke={1.7} aria-hidden />
                {text}
              </NavLink>
            </li>
          ))}
          <li className={classes.leave}>
            <Logout />
          </li>
          <li className={classes.more}>
            <button
              type="button"
              aria-expanded={open}
              data-active={(isFurther && !open) || undefined}
              onClick={() => setOpenAt(open ? null : pathname)}
            >
              {open ? (
                <IconX size={22} stroke={1.7} aria-hidden />
              ) : (
                <IconDots size={22} stroke={1.7} aria-hidden />
              )}
              {open ? t`Close` : t`More`}
            </button>
          </li>
        </ul>
      </nav>
    </aside>
  );
}

/** Clears local storage and goes home. */
export function Logout() {
  const leave = async () => {
    await signOut();
    location.assign("/");
  };
  return (
    <button type="button" onClick={() => void leave()}>
      <IconLogout size={22} stroke={1.7} aria-hidden />
      {t`Logout`}
    </button>
  );
}
