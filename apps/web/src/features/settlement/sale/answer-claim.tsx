import { Group, Textarea } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Invoice } from "@rebale/contract/invoices";
import type { Claim } from "@rebale/contract/settlement";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { settlement } from "../../../lib/api/operations.ts";
import { rupeesShort } from "../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import award from "../../../shared/goods/sale.module.css";
import { type ButtonKind, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { claimedRupees, percentText } from "./claim-labels.rules.ts";

interface Props {
  claim: Claim;
  /** Null where they could not be read. */
  papers: readonly Invoice[] | null;
  kind: ButtonKind;
}

/** In whole: a credit note is made at once, so it is asked once more. */
export function AcceptClaim({ claim, papers, kind }: Props) {
  const [open, setOpen] = useState(false);
  const { busy, send } = useCommand();
  const percent = percentText(claim.asked_percent);
  const off = claimedRupees(claim, papers);
  const accept = async () => {
    const asked = { params: { id: claim._id }, body: { answer: "accepted" as const } };
    const done = t`Accepted: ${percent} is taken off`;
    if (await send(() => api.call(settlement.answerClaim, asked), done)) setOpen(false);
  };
  return (
    <>
      <PlainButton kind={kind} onClick={() => setOpen(true)}>
        {off === null
          ? t`Accept ${percent} off`
          : t`Accept ${percent} off · about ${rupeesShort(off)}`}
      </PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Take ${percent} off?`}>
        <p>
          {claim.what}: <q>{claim.words}</q>
        </p>
        {off !== null && <p>{t`That is about ${rupeesShort(off)} with GST.`}</p>}
        <p>{t`A credit note is made at once, and its money goes back to the buyer. This cannot be undone.`}</p>
        <Group justify="flex-end" gap={10} mt={16}>
          <PlainButton kind="quiet" onClick={() => setOpen(false)}>{t`Back`}</PlainButton>
          <PlainButton kind="main" disabled={busy} onClick={() => void accept()}>
            {busy ? t`Saving…` : t`Accept`}
          </PlainButton>
        </Group>
      </Dialog>
    </>
  );
}

/** Why not, and how much the seller would give: the office decides on it. */
export function DisputeClaim({ claim }: { claim: Claim }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind="quiet" onClick={() => setOpen(true)}>{t`Dispute it`}</PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Dispute the claim`}>
        <Dispute claim={claim} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Dispute({ claim, onDone }: { claim: Claim; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { reason: "", percent: "" },
    validate: {
      reason: (typed) => (typed.trim() ? null : t`Say why`),
      percent: (typed) =>
        Number(typed) >= claim.asked_percent
          ? t`Less than ${percentText(claim.asked_percent)}, or accept the claim`
          : null,
    },
  });
  const send = ({ reason, percent }: typeof form.values) =>
    sendForm(form, async () => {
      // A part alone is an offer: it goes to the office with what is said for it.
      const answer = percent.trim() && Number(percent) > 0 ? "accepted" : "disputed";
      await api.call(settlement.answerClaim, {
        params: { id: claim._id },
        body: { answer, percent, reason: reason.trim() },
      });
      toast.success(t`Rebale’s office decides now`);
      onDone();
      await revalidate();
    });
  return (
    <form noValidate className={award.form} onSubmit={form.onSubmit(send)}>
      <p>{t`The buyer asks for ${percentText(claim.asked_percent)}. Rebale’s office hears both sides and decides.`}</p>
      <Textarea
        label={t`Reason`}
        description={t`The buyer and Rebale’s office read it.`}
        autosize
        minRows={3}
        maxLength={500}
        inputMode="text"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("reason")}
      />
      <NumberField
        label={t`What you would take off (%)`}
        description={t`Leave empty for nothing`}
        {...form.getInputProps("percent")}
      />
      <Group justify="flex-end" gap={10} mt={16}>
        <PlainButton kind="quiet" onClick={onDone}>{t`Back`}</PlainButton>
        <SubmitButton busy={form.submitting}>{t`Dispute it`}</SubmitButton>
      </Group>
    </form>
  );
}
