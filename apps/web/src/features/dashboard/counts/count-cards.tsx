import { Link } from "react-router";
import { indianNumber } from "../../../lib/formatting/formatting.ts";
import type { Icon } from "../../../ui/icon.tsx";
import classes from "./counts.module.css";

export interface Count {
  to: string;
  title: string;
  count: number;
  icon: Icon;
}

/** S2.45: each count leads to what it counts. */
export const CountCards = ({ counts }: { counts: readonly Count[] }) => (
  <ul className={classes.cards}>
    {counts.map(({ to, title, count, icon: Icon }) => (
      <li key={title}>
        <Link to={to} className={classes.card}>
          <Icon size={24} stroke={1.7} aria-hidden />
          <b className="figures">{indianNumber(count)}</b>
          <span>{title}</span>
        </Link>
      </li>
    ))}
  </ul>
);
