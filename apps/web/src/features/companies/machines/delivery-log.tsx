import type { Delivery, OneDelivery } from "@rebale/contract/webhooks";
import { Link, useRevalidator, useSearchParams } from "react-router";
import { t } from "ttag";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { ButtonLink, PlainButton } from "../../../ui/button-link.tsx";
import { Pager } from "../../../ui/tabs/pager.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../company.module.css";
import { eventName } from "./event-labels.ts";
import { OpenDelivery } from "./open-delivery.tsx";
import { answerWords, stateLabels, triesOf } from "./webhook-words.ts";
import own from "./webhooks.module.css";

interface Props {
  webhookId: string;
  rows: readonly Delivery[];
  page: number;
  pages: number;
  state: Delivery["state"] | null;
  open: OneDelivery | null;
}

/** The log of the last 30 days, newest first; one delivery of it open. */
export function DeliveryLog({ webhookId, rows, page, pages, state, open }: Props) {
  const { revalidate, state: reading } = useRevalidator();
  const states = [null, "waiting", "done", "failed"] as const;
  return (
    <section className={classes.card}>
      <h2>{t`What was sent`}</h2>
      <p>{t`The last 30 days. What is not taken comes again for three days, later each time.`}</p>
      <nav className={own.filter} aria-label={t`Show`}>
        {states.map((one) => (
          <Link
            key={one}
            to={one ? `?state=${one}` : "?"}
            aria-current={one === state || undefined}
            preventScrollReset
          >
            {one ? stateLabels[one] : t`All`}
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p>{state ? t`Nothing like that.` : t`Nothing was sent yet. Send a ping to try it.`}</p>
      ) : (
        <ul className={classes.users}>
          {rows.map((row) => (
            <Row
              key={row._id}
              of={row}
              webhookId={webhookId}
              open={open?._id === row._id ? open : null}
            />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={page} total={pages} of={t`What was sent`} />}
      <div className={own.actions}>
        <PlainButton
          kind="quiet"
          disabled={reading === "loading"}
          onClick={() => void revalidate()}
        >
          {t`Read again`}
        </PlainButton>
      </div>
    </section>
  );
}

interface OfRow {
  of: Delivery;
  webhookId: string;
  open: OneDelivery | null;
}
function Row({ of: row, webhookId, open }: OfRow) {
  const [search] = useSearchParams();
  const to = new URLSearchParams(search);
  if (open) to.delete("open");
  else to.set("open", row._id);
  const { last_error, last_status, tries } = row;
  return (
    <li className={classes.user}>
      <div className={classes.who}>
        <strong>{eventName(row.type)}</strong>
        <span className={own.state} data-bad={row.state === "failed" || undefined}>
          {stateLabels[row.state]}
        </span>
        <span className="figures">
          <WithDates>{`${row.type} · ${dateTime(row.at)}`}</WithDates>
        </span>
        <span className="figures">
          <WithDates>
            {tries > 0 ? `${answerWords(last_error, last_status)} · ${triesOf(row)}` : triesOf(row)}
          </WithDates>
        </span>
      </div>
      <ButtonLink kind="quiet" to={`?${to}`} preventScrollReset aria-expanded={open !== null}>
        {open ? t`Close` : t`Open`}
        <span className="unseen"> {`${eventName(row.type)} ${dateTime(row.at)}`}</span>
      </ButtonLink>
      {open && <OpenDelivery of={open} webhookId={webhookId} />}
    </li>
  );
}
