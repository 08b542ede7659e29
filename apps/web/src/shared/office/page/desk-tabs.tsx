import { Link, useLocation } from "react-router";
import { useChosenInSight } from "../../../ui/carousel/use-chosen-in-sight.ts";
import classes from "../list/filter-tabs.module.css";

export interface DeskTab {
  to: string;
  title: string;
  /** Rows that wait for a person. */
  count?: number;
}

/** The way to the other screens of a desk, and what waits there. */
export function DeskTabs({ label, tabs }: { label: string; tabs: readonly DeskTab[] }) {
  const { pathname } = useLocation();
  const row = useChosenInSight<HTMLElement>(pathname);
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, title, count }) => (
        <Link key={to} to={to} aria-current={to === pathname ? "page" : undefined}>
          {count ? `${title} (${count})` : title}
        </Link>
      ))}
    </nav>
  );
}
