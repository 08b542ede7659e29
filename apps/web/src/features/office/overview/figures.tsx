import { Link } from "react-router";
import { t } from "ttag";
import IconArrowRight from "~icons/tabler/arrow-right";
import IconCheck from "~icons/tabler/check";
import { date } from "../../../lib/formatting/formatting.ts";
import { relativeTime } from "../../../lib/formatting/relative-time.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { mayOpen } from "../../../shared/office/menu/menu.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import classes from "./overview.module.css";

/** Work that waits. */
export function Waits({
  count,
  oldest,
  due,
  one,
  many,
  to,
}: {
  count: number;
  /** ISO 8601: since when the first of them waits. */
  oldest?: string | null | undefined;
  /** ISO 8601: by when the law wants it answered. */
  due?: string | null | undefined;
  one: string;
  many: string;
  to: string;
}) {
  return (
    <Link to={to} className={classes.work}>
      <b className="figures">{count}</b>
      <span>
        {count === 1 ? one : many}
        {oldest && <small>{t`oldest ${relativeTime(oldest, serverNow())}`}</small>}
        {due && <small>{t`by law until ${date(due)}`}</small>}
      </span>
      <IconArrowRight size={22} aria-hidden />
    </Link>
  );
}

/** The good news, which takes little room. */
export const Done = ({ children }: { children: React.ReactNode }) => (
  <li>
    <IconCheck size={18} aria-hidden />
    {children}
  </li>
);

export const Figures = ({ children }: { children: React.ReactNode }) => (
  <div className={classes.figures}>{children}</div>
);

export function Figure({
  name,
  value,
  to,
  strong = false,
}: {
  name: string;
  value: string;
  to?: string;
  strong?: boolean;
}) {
  const may = useMay();
  const inside = (
    <>
      <b className="figures">{value}</b>
      <span>{name}</span>
    </>
  );
  return to && mayOpen(to, may) ? (
    <Link to={to} className={classes.figure} data-strong={strong || undefined}>
      {inside}
    </Link>
  ) : (
    <div className={classes.figure} data-strong={strong || undefined}>
      {inside}
    </div>
  );
}
