import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { ApiKey } from "@rebale/contract/api-keys";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { apiKeys } from "../../../lib/api/operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../company.module.css";

interface Props {
  of: ApiKey;
  mayEnd: boolean;
  onEnded: () => unknown;
}

const standing = ({ revoked_at, expires_at }: ApiKey) =>
  revoked_at ? t`ended ${dateTime(revoked_at)}` : t`works until ${dateTime(expires_at)}`;

/** One key: what it opens, when it was used last, and its end, asked once more. */
export function KeyRow({ of: key, mayEnd, onEnded }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await api.call(apiKeys.end, { params: { id: key._id } });
      toast.success(t`Ended: ${key.name}`);
    } catch (error) {
      toast.error(explain(error));
    }
    setBusy(false);
    onEnded();
  };
  return (
    <li className={classes.user}>
      <div className={classes.who}>
        <strong>
          {key.name} <span className={classes.you}>…{key.last4}</span>
        </strong>
        <span>{t`Made by ${key.made_by}: ${key.scopes.join(", ")}`}</span>
        <span className="figures">
          <WithDates>
            {key.last_used_at ? t`used last ${dateTime(key.last_used_at)}` : t`not used yet`}
          </WithDates>
        </span>
        <span className="figures">
          <WithDates>{standing(key)}</WithDates>
        </span>
      </div>
      {mayEnd && (
        <Group gap={10}>
          {isAsked && (
            <PlainButton kind="quiet" onClick={() => setAsked(false)}>
              {t`Keep it`}
            </PlainButton>
          )}
          <PlainButton
            kind={isAsked ? "brand" : "quiet"}
            disabled={busy}
            onClick={() => (isAsked ? void end() : setAsked(true))}
          >
            {isAsked ? t`Yes, end it` : t`End`}
            <span className="unseen"> {key.name}</span>
          </PlainButton>
        </Group>
      )}
    </li>
  );
}
