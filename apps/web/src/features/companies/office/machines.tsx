import { Button } from "@mantine/core";
import type { ApiKey } from "@rebale/contract/api-keys";
import type { Webhook } from "@rebale/contract/webhooks";
import { useState } from "react";
import { t } from "ttag";
import { apiKeys } from "../../../lib/api/office-operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import { OfficeWebhooks } from "./office-webhooks.tsx";

export interface MachinesOf {
  readonly keys: readonly ApiKey[];
  readonly webhooks: readonly Webhook[];
}

const acts = ({ revoked_at, expires_at }: ApiKey) =>
  revoked_at === null && new Date(expires_at) > new Date();
const standing = ({ revoked_at, expires_at }: ApiKey) =>
  revoked_at ? t`ended ${dateTime(revoked_at)}` : t`until ${dateTime(expires_at)}`;
const used = ({ last_used_at, last_used_from }: ApiKey) =>
  last_used_at ? t`used ${dateTime(last_used_at)} from ${last_used_from ?? "–"}` : t`never used`;

/** The keys with which a company's programs act, and its webhooks; never a secret. */
export function Machines({ id, keys, webhooks }: MachinesOf & { id: string }) {
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const reread = useReread();
  const end = async () => {
    await api.call(apiKeys.endByOffice, { params: { id, key: ending?._id ?? "" } });
    toast.success(t`The key has ended`);
    await reread();
  };
  return (
    <Section title={t`Machines`} lead={t`Each key acts as the login that made it.`}>
      {keys.length === 0 && <p>{t`No key was made.`}</p>}
      {keys.map((key) => (
        <p key={key._id}>
          <b>{key.name}</b> {t`…${key.last4}, made by ${key.made_by}: ${key.scopes.join(", ")};`}{" "}
          <WithDates>{used(key)}</WithDates>; <WithDates>{standing(key)}</WithDates>{" "}
          {acts(key) && (
            <May do="companies.review">
              <Button variant="default" onClick={() => setEnding(key)}>{t`End ${key.name}`}</Button>
            </May>
          )}
        </p>
      ))}
      <OfficeWebhooks id={id} all={webhooks} />
      {ending && (
        <Ask
          title={t`End the key ${ending.name}?`}
          text={t`It ends at once, everywhere. The company can make another.`}
          yes={t`End the key`}
          onClose={() => setEnding(null)}
          onYes={end}
        />
      )}
    </Section>
  );
}
