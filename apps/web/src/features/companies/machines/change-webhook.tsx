import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Webhook } from "@rebale/contract/webhooks";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { webhooks } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { useWebhookForm, WebhookFields, webhookOf } from "./webhook-fields.tsx";

/** Another address, name or choice of events. */
export function ChangeWebhook({ of, onClose }: { of: Webhook; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const form = useWebhookForm(of);
  const change = (typed: typeof form.values) =>
    sendForm(form, async () => {
      const asked = { params: { id: of._id }, body: webhookOf(typed) };
      await prove(() => api.call(webhooks.change, asked));
      toast.success(t`Saved`);
      await revalidate();
      onClose();
    });
  return (
    <>
      <form noValidate onSubmit={form.onSubmit(change)} aria-label={t`Change the webhook`}>
        <WebhookFields form={form} />
        <Group justify="flex-end" gap={10} mt={20}>
          <PlainButton kind="quiet" onClick={onClose}>{t`Cancel`}</PlainButton>
          <SubmitButton busy={form.submitting}>{t`Save`}</SubmitButton>
        </Group>
      </form>
      {dialog}
    </>
  );
}
