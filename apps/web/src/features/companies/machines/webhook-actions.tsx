import type { Webhook } from "@rebale/contract/webhooks";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { webhooks } from "../../../lib/api/operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { RemoveDialog } from "../remove-dialog.tsx";
import { nameOf } from "./webhook-words.ts";
import own from "./webhooks.module.css";

interface Props {
  of: Webhook;
  onSecret: (secret: string) => void;
  onChange: () => void;
}

/** Tries a webhook, changes it, turns it on or off, gives it another secret. */
export function WebhookActions({ of: webhook, onSecret, onChange }: Props) {
  const { busy, send } = useCommand();
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const params = { id: webhook._id };
  const isOn = webhook.state === "on";
  const test = () =>
    send(
      () => api.call(webhooks.test, { params, body: {} }),
      t`A ping is on its way: see the log below`,
    );
  const turn = () =>
    send(
      () =>
        prove(() => api.call(webhooks.change, { params, body: { state: isOn ? "off" : "on" } })),
      isOn ? t`It is off: nothing is sent` : t`It is on`,
    );
  const renew = () =>
    send(
      () =>
        prove(async () => onSecret((await api.call(webhooks.renewSecret, { params })).data.secret)),
      t`There is a new secret`,
    );
  const remove = async () => {
    await api.call(webhooks.remove, { params });
    await navigate("/company/machines");
  };
  return (
    <div className={own.actions}>
      <PlainButton disabled={busy} onClick={() => void test()}>{t`Send a ping`}</PlainButton>
      <PlainButton kind="quiet" disabled={busy} onClick={() => void turn()}>
        {isOn ? t`Turn it off` : t`Turn it on`}
      </PlainButton>
      <PlainButton kind="quiet" onClick={onChange}>{t`Change`}</PlainButton>
      <PlainButton kind="quiet" disabled={busy} onClick={() => void renew()}>
        {t`New secret`}
      </PlainButton>
      <PlainButton kind="quiet" onClick={() => setRemoving(true)}>{t`Remove`}</PlainButton>
      <RemoveDialog
        name={nameOf(webhook)}
        open={isRemoving}
        onClose={() => setRemoving(false)}
        call={remove}
        done={t`The webhook is removed`}
      >
        {t`Nothing more is sent to it, and its log is gone.`}
      </RemoveDialog>
      {dialog}
    </div>
  );
}
