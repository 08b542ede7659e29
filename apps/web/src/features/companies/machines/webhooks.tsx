import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Webhook } from "@rebale/contract/webhooks";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { webhooks } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { ButtonLink, PlainButton } from "../../../ui/button-link.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../company.module.css";
import { ShownSecret } from "./shown-secret.tsx";
import { useWebhookForm, WebhookFields, webhookOf } from "./webhook-fields.tsx";
import { eventsOf, lastAnswerOf, nameOf, standingOf } from "./webhook-words.ts";
import own from "./webhooks.module.css";

const MOST = 10;

/** The company's own systems that are told what happens here. */
export function Webhooks({ all }: { all: readonly Webhook[] }) {
  const { revalidate } = useRevalidator();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  return (
    <section className={classes.card}>
      <h2>{t`Webhooks`}</h2>
      <p>{t`A webhook tells your own system what happens: a lot is sold, a truck leaves, money comes in. What counts is always what the API says.`}</p>
      {made && (
        <ShownSecret
          words={t`Copy the secret of ${made.name} now: it is shown this once. With it your system checks that a message is ours.`}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
      {all.length === 0 ? (
        <p>{t`No system of yours is told anything yet.`}</p>
      ) : (
        <ul className={classes.users}>
          {all.map((webhook) => (
            <WebhookRow key={webhook._id} of={webhook} />
          ))}
        </ul>
      )}
      {isMaking ? (
        <NewWebhook
          onClose={() => setMaking(false)}
          onMade={(webhook, secret) => {
            setMaking(false);
            setMade({ name: nameOf(webhook), secret });
            void revalidate();
          }}
        />
      ) : (
        all.length < MOST && (
          <div className={own.actions}>
            <PlainButton onClick={() => setMaking(true)}>{t`Add a webhook`}</PlainButton>
          </div>
        )
      )}
    </section>
  );
}

function WebhookRow({ of: webhook }: { of: Webhook }) {
  const isBad = webhook.state === "off" || webhook.failing_since !== null;
  return (
    <li className={classes.user}>
      <div className={classes.who}>
        <strong>{nameOf(webhook)}</strong>
        <span className={own.state} data-bad={isBad || undefined}>
          <WithDates>{standingOf(webhook)}</WithDates>
        </span>
        <span className={own.url}>{webhook.url}</span>
        <span>{eventsOf(webhook)}</span>
        <span className="figures">
          <WithDates>{lastAnswerOf(webhook)}</WithDates>
        </span>
      </div>
      <ButtonLink kind="quiet" to={`/company/machines/webhooks/${webhook._id}`}>
        {t`Open`}
        <span className="unseen"> {nameOf(webhook)}</span>
      </ButtonLink>
    </li>
  );
}

interface Making {
  onClose: () => void;
  onMade: (webhook: Webhook, secret: string) => void;
}
function NewWebhook({ onClose, onMade }: Making) {
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const form = useWebhookForm();
  const make = (typed: typeof form.values) =>
    sendForm(form, async () => {
      await prove(async () => {
        const { data } = await api.call(webhooks.make, { body: webhookOf(typed) });
        onMade(data, data.secret);
      });
    });
  return (
    <>
      <form noValidate onSubmit={form.onSubmit(make)} aria-label={t`Add a webhook`}>
        <WebhookFields form={form} />
        <Group justify="flex-end" gap={10} mt={20}>
          <PlainButton kind="quiet" onClick={onClose}>{t`Cancel`}</PlainButton>
          <SubmitButton main={false} busy={form.submitting}>{t`Add it`}</SubmitButton>
        </Group>
      </form>
      {dialog}
    </>
  );
}
