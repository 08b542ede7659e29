import type { MoneyNow as Now, OpenThing } from "@rebale/contract/banking";
import { Link, useNavigate } from "react-router";
import { t } from "ttag";
import { date, dateTime, rupees, rupeesExact } from "../../../lib/formatting/formatting.ts";
import queue from "../../../shared/office/queue/queue.module.css";
import { useKeys } from "../../../shared/office/use-keys.ts";
import { When } from "../../../shared/office/when.tsx";
import { Figure, Figures } from "./figures.tsx";
import { keyOf, OPEN_WORDS, opensBy } from "./money-now.rules.ts";
import classes from "./overview.module.css";

/** Where the market's money is, and what of it waits for whom. */
export const MoneyFigures = ({ now }: { now: Now }) => (
  <Figures>
    <Figure
      name={t`Bank, by the journal`}
      value={wholeRupees(now.bank)}
      to="/admin/money/days"
      strong
    />
    <Figure
      name={
        now.settled_on
          ? t`Gateway, last settled ${date(`${now.settled_on}T12:00:00Z`)}`
          : t`Gateway, not settled yet`
      }
      value={wholeRupees(now.gateway)}
      to="/admin/money/events"
    />
    <Figure name={t`Suspense`} value={wholeRupees(now.suspense)} to="/admin/money" />
    <Figure
      name={t`To approve (${now.to_approve.count})`}
      value={wholeRupees(now.to_approve.amount)}
      to="/admin/money/withdrawals"
    />
    <Figure
      name={t`To release (${now.to_release.count})`}
      value={wholeRupees(now.to_release.amount)}
      to="/admin/money/withdrawals?state=approved"
    />
    <Figure
      name={t`Failed (${now.failed.count})`}
      value={wholeRupees(now.failed.amount)}
      to="/admin/money/withdrawals?state=failed"
    />
  </Figures>
);

/** A card has room for whole rupees; the paise are on the page behind it. */
const wholeRupees = (amount: number) =>
  `${amount < 0 ? "−" : ""}${rupees(Math.round(Math.abs(amount)))}`;

/** All that waits, the oldest first; the first nine are opened by their number. */
export function OpenNow({ open }: { open: readonly OpenThing[] }) {
  const go = useNavigate();
  useKeys((key) => {
    const place = opensBy(key, open);
    if (place) void go(place);
    return place !== null;
  });
  if (open.length === 0) return <p>{t`Nothing is open.`}</p>;
  return (
    <ol className={classes.open}>
      {open.map((thing, i) => (
        <li key={`${thing.kind} ${thing.id}`}>
          <Link to={OPEN_WORDS[thing.kind].to(encodeURIComponent(thing.id))}>
            <kbd className={queue.key} aria-hidden={keyOf(i) === null}>
              {keyOf(i) ?? "·"}
            </kbd>
            <span>
              <b>{OPEN_WORDS[thing.kind].what}</b>
              <small>{nameOf(thing)}</small>
            </span>
            <span className="figures">
              {thing.amount !== null && rupeesExact(Math.abs(thing.amount))}
            </span>
            <small>
              {thing.due ? t`answer by ${dateTime(thing.due)}` : <When time={thing.since} />}
            </small>
          </Link>
        </li>
      ))}
    </ol>
  );
}

const nameOf = ({ kind, id, name }: OpenThing) =>
  kind === "day" ? date(`${id}T12:00:00Z`) : (name ?? "");
