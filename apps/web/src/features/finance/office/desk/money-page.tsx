import type { MoneyWaiting } from "@rebale/contract/banking";
import { Link, useLocation } from "react-router";
import tabs from "../../../../shared/office/list/filter-tabs.module.css";
import { OfficePage } from "../../../../shared/office/page/office-page.tsx";
import { useChosenInSight } from "../../../../ui/carousel/use-chosen-in-sight.ts";
import { deskTabs } from "./desk-tabs.rules.ts";

interface Props extends React.ComponentProps<typeof OfficePage> {
  waiting: MoneyWaiting;
}

/** A screen of the finance desk, with the way to the others and what waits there. */
export const MoneyPage = ({ waiting, children, ...page }: Props) => (
  <OfficePage {...page}>
    <DeskTabs waiting={waiting} />
    {children}
  </OfficePage>
);

function DeskTabs({ waiting }: { waiting: MoneyWaiting }) {
  const { pathname } = useLocation();
  const row = useChosenInSight<HTMLElement>(pathname);
  return (
    <nav ref={row} className={tabs.tabs} aria-label="Finance desk">
      {deskTabs(waiting).map(({ to, title, count }) => (
        <Link key={to} to={to} aria-current={to === pathname ? "page" : undefined}>
          {count ? `${title} (${count})` : title}
        </Link>
      ))}
    </nav>
  );
}
