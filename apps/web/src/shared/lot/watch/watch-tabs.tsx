import { NavLink } from "react-router";
import { t } from "ttag";
import classes from "./watch-tabs.module.css";

/** From the lots that are watched to the searches that are saved, and back. */
export const WatchTabs = () => (
  <nav className={classes.tabs} aria-label={t`Watchlist and saved searches`}>
    <NavLink to="/watchlist" preventScrollReset>{t`Watched lots`}</NavLink>
    <NavLink to="/saved-searches" preventScrollReset>{t`Saved searches`}</NavLink>
  </nav>
);
