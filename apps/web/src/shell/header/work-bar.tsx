import { Link, useLocation } from "react-router";
import { t } from "ttag";
import IconCalendarEvent from "~icons/tabler/calendar-event";
import IconChartLine from "~icons/tabler/chart-line";
import IconGavel from "~icons/tabler/gavel";
import IconHeart from "~icons/tabler/heart";
import IconList from "~icons/tabler/list";
import IconPackages from "~icons/tabler/packages";
import IconTruckDelivery from "~icons/tabler/truck-delivery";
import IconWallet from "~icons/tabler/wallet";
import { isAt, type WorkEntry } from "../../shared/menus/work-menu.ts";
import type { Icon } from "../../ui/icon.tsx";
import classes from "./work-bar.module.css";

const icons: Record<string, Icon> = {
  "/are-selling": IconList,
  "/events": IconCalendarEvent,
  "/price-board": IconChartLine,
  "/totalbid": IconGavel,
  "/purchase": IconTruckDelivery,
  "/watchlist": IconHeart,
  "/dashproduct": IconPackages,
  "/orderbidding?show=sold": IconTruckDelivery,
  "/wallet": IconWallet,
};

/** A phone's bar within the thumb's reach; on a lot the bar of its bids stands there. */
export default function WorkBar({
  entries,
  children,
}: {
  entries: readonly WorkEntry[];
  /** A line above the entries. */
  children?: React.ReactNode;
}) {
  const { pathname } = useLocation();
  if (pathname.startsWith("/auctiondetail/")) return null;
  return (
    <nav className={classes.bar} aria-label={t`Work`} data-work-bar>
      {children}
      <ul>
        {entries.map((entry) => {
          const Sign = icons[entry.to] ?? IconList;
          return (
            <li key={entry.to}>
              <Link to={entry.to} aria-current={isAt(entry, pathname) ? "page" : undefined}>
                <Sign size={22} stroke={1.7} aria-hidden />
                {entry.text}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
