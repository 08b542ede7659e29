import { Group, Textarea } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { kilograms, rupeesExact } from "../../../lib/formatting/formatting.ts";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Award } from "@rebale/contract/awards";
import type { Invoice } from "@rebale/contract/invoices";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { settlement } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { invoiced } from "../../../shared/goods/paper-labels.rules.ts";
import award from "../../../shared/goods/sale.module.css";
import { type ButtonKind, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";

interface Props {
  award: Award;
  /** Null where they could not be read. */
  papers: readonly Invoice[] | null;
  kind: ButtonKind;
}

/** A side accepts the weight of the slips, and what it comes to; so ends a dispute, too. */
export function AcceptWeight({ award: sale, papers, kind }: Props) {
  const { busy, send } = useCommand();
  // A sale of before the trucks has none on slips.
  const weight = sale.goods.out_kg > 0 ? kilograms(sale.goods.out_kg) : t`the weight`;
  const sum = papers ? invoiced(papers).final : 0;
  const accept = () =>
    send(
      () => api.call(settlement.settle, { params: { id: sale._id }, body: { answer: "accepted" } }),
      t`You accept ${weight}`,
    );
  return (
    <PlainButton kind={kind} disabled={busy} onClick={() => void accept()}>
      {busy
        ? t`Saving…`
        : [t`Accept ${weight}`, sum > 0 && rupeesExact(sum)].filter(Boolean).join(" · ")}
    </PlainButton>
  );
}

export function DisputeWeight({ award: sale }: { award: Award }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind="quiet" onClick={() => setOpen(true)}>{t`Dispute the weight`}</PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Dispute the weight`}>
        <Dispute sale={sale} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Dispute({ sale, onDone }: { sale: Award; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { reason: "" },
    validate: { reason: (typed) => (typed.trim() ? null : t`Say what is wrong`) },
  });
  const send = ({ reason }: { reason: string }) =>
    sendForm(form, async () => {
      await api.call(settlement.settle, {
        params: { id: sale._id },
        body: { answer: "disputed", reason: reason.trim() },
      });
      toast.success(t`The other side is told`);
      onDone();
      await revalidate();
    });
  return (
    <form noValidate className={award.form} onSubmit={form.onSubmit(send)}>
      <p>{t`The sale is not settled while one of you disputes it. Agree with the other side; you can accept later.`}</p>
      <Textarea
        label={t`What is wrong`}
        description={t`The other side reads it.`}
        autosize
        minRows={3}
        maxLength={500}
        inputMode="text"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("reason")}
      />
      <Group justify="flex-end" gap={10} mt={16}>
        <PlainButton kind="quiet" onClick={onDone}>{t`Back`}</PlainButton>
        <SubmitButton busy={form.submitting}>{t`Dispute the weight`}</SubmitButton>
      </Group>
    </form>
  );
}
