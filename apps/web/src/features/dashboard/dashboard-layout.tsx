import { useEffect, useState } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { useSession } from "../../lib/session/session.ts";
import { WaitingProducts } from "../../shared/lot/card/waiting-products.tsx";
import { Waiting, WaitingCards, WaitingRows } from "../../ui/states/waiting.tsx";
import { AskConsent } from "./consents/ask-consent.tsx";
import classes from "./layout/layout.module.css";
import { Logout, SideMenu } from "./layout/side-menu.tsx";

/** S2.44: the menu beside every dashboard screen; a bar at the bottom of a phone. */
export default function DashboardLayout() {
  const session = useSession();
  const to = useSlowMove();
  return (
    <div className={`wide ${classes.layout}`}>
      <SideMenu session={session} />
      <AskConsent />
      <div className={classes.content}>
        {to ? <WaitingFor path={to} /> : <Outlet />}
        <div className={classes.leaveBelow}>
          <Logout />
        </div>
      </div>
    </div>
  );
}

const SLOW = 120; // ms: what comes sooner needs no skeleton

/** The dashboard page that is on its way, once it lets people wait; else null. */
function useSlowMove(): string | null {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const next =
    state === "loading" && location && location.pathname !== pathname ? location.pathname : null;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!next) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, [next]);
  return slow && next && shapes.some(([start]) => next.startsWith(start)) ? next : null;
}

const shapes: [start: string, shape: () => React.ReactNode][] = [
  ["/dashboard", WaitingCards],
  ["/dashproduct", WaitingProducts],
  ["/alllist", WaitingProducts],
  ["/sellerhome", WaitingProducts],
  ["/dashprofile", Waiting],
  ["/company", Waiting],
  ["/dashnotifications", WaitingRows],
  ["/watchlist", WaitingProducts],
  ["/saved-searches", WaitingRows],
  ["/orderbidding", WaitingRows],
  ["/ordercomplete", WaitingRows],
  ["/totalbid", WaitingRows],
  ["/purchase", WaitingRows],
  ["/obligations", WaitingRows],
  ["/tax-holds", WaitingRows],
  ["/wallet/", WaitingRows],
  ["/wallet", Waiting],
];

/** A skeleton of the shape of the page that comes. */
function WaitingFor({ path }: { path: string }) {
  const Shape = shapes.find(([start]) => path.startsWith(start))?.[1] ?? Waiting;
  return <Shape />;
}
