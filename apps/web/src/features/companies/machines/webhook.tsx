import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { webhooks } from "../../../lib/api/operations.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { pageOf } from "../../../ui/tabs/pager.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../company.module.css";
import type { Route } from "./+types/webhook";
import { ChangeWebhook } from "./change-webhook.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { ShownSecret } from "./shown-secret.tsx";
import { WebhookActions } from "./webhook-actions.tsx";
import { eventsOf, lastAnswerOf, nameOf, standingOf } from "./webhook-words.ts";
import own from "./webhooks.module.css";

const ROWS = 20;
const STATES = ["waiting", "done", "failed"] as const;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("state");
  const state = STATES.find((one) => one === asked);
  const msg = searchParams.get("open");
  const page = pageOf(request.url);
  const { id } = params;
  const [all, log, open] = await Promise.all([
    api.call(webhooks.list),
    api.call(webhooks.deliveries, {
      ...{ params: { id }, query: { page, rows: ROWS, ...(state && { state }) } },
    }),
    msg ? api.call(webhooks.delivery, { params: { id, msg } }) : null,
  ]);
  const webhook = all.data.find(({ _id }) => _id === id);
  if (!webhook) throw new Response(null, { status: 404 });
  const { data: rows, totalpage: pages } = log;
  return { webhook, log: { rows, pages, page, state: state ?? null }, open: open?.data ?? null };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../ui/states/waiting.tsx";

/** One webhook: how it stands, what it was told, and each delivery with its tries. */
export default function WebhookPage({ loaderData }: Route.ComponentProps) {
  const { webhook, log, open } = loaderData;
  const [secret, setSecret] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const isBad = webhook.state === "off" || webhook.failing_since !== null;
  const name = nameOf(webhook);
  return (
    <Page title={name} description={t`What your own system was told.`} index={false}>
      <p>
        <Link to="/company/machines">{t`Machines`}</Link>
      </p>
      <h1 className={classes.title}>{name}</h1>
      <section className={classes.card}>
        <h2>{t`How it stands`}</h2>
        <div className={own.facts}>
          <span className={own.state} data-bad={isBad || undefined}>
            <WithDates>{standingOf(webhook)}</WithDates>
          </span>
          <p>{webhook.url}</p>
          <p>{eventsOf(webhook)}</p>
          <p className="figures">
            <WithDates>{lastAnswerOf(webhook)}</WithDates>
          </p>
          <p>{t`Its secret ends in ${webhook.last4}`}</p>
        </div>
        {secret && (
          <ShownSecret
            words={t`Copy the new secret now: it is shown this once. The old one signs beside it for 24 hours.`}
            secret={secret}
            onClose={() => setSecret(null)}
          />
        )}
        {isChanging ? (
          <ChangeWebhook of={webhook} onClose={() => setChanging(false)} />
        ) : (
          <WebhookActions of={webhook} onSecret={setSecret} onChange={() => setChanging(true)} />
        )}
      </section>
      <DeliveryLog webhookId={webhook._id} {...log} open={open} />
    </Page>
  );
}
