import { Button } from "@mantine/core";
import type { Webhook } from "@rebale/contract/webhooks";
import { useState } from "react";
import { t } from "ttag";
import { webhooks } from "../../../lib/api/office-operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { WithDates } from "../../../ui/with-dates.tsx";

const WHY = {
  company: t`off: turned off by the company`,
  office: t`off: turned off by the office`,
  gone: t`off: it answered 410`,
  failing: t`off: it took nothing for three days`,
} as const;
const standing = ({ why_off, failing_since }: Webhook) =>
  why_off ? WHY[why_off] : failing_since ? t`on, failing since ${dateTime(failing_since)}` : t`on`;
const last = ({ last_at, last_status, last_error }: Webhook) =>
  last_at ? t`last ${last_status ?? last_error ?? "–"} ${dateTime(last_at)}` : t`nothing was sent`;

/** Where a company's own systems are told what happens; never a secret. */
export function OfficeWebhooks({ id, all }: { id: string; all: readonly Webhook[] }) {
  const [ending, setEnding] = useState<Webhook | null>(null);
  const reread = useReread();
  const turnOff = async () => {
    const params = { id, hook: ending?._id ?? "" };
    await api.call(webhooks.offByOffice, { params, body: { state: "off" } });
    toast.success(t`The webhook is off`);
    await reread();
  };
  return (
    <>
      {all.length === 0 && <p>{t`No webhook was made.`}</p>}
      {all.map((webhook) => (
        <p key={webhook._id} style={{ overflowWrap: "anywhere" }}>
          <b>{webhook.name ?? t`Webhook`}</b> {webhook.url}: {webhook.events.join(", ")};{" "}
          <WithDates>{last(webhook)}</WithDates>; <WithDates>{standing(webhook)}</WithDates>{" "}
          {webhook.state === "on" && (
            <May do="companies.review">
              <Button variant="default" onClick={() => setEnding(webhook)}>
                {t`Turn off ${webhook.name ?? webhook.url}`}
              </Button>
            </May>
          )}
        </p>
      ))}
      {ending && (
        <Ask
          title={t`Turn ${ending.name ?? ending.url} off?`}
          text={t`Nothing more is sent to it. The company is told, and can turn it on again.`}
          yes={t`Turn it off`}
          onClose={() => setEnding(null)}
          onYes={turnOff}
        />
      )}
    </>
  );
}
