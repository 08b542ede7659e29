import { Group, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Invoice } from "@rebale/contract/invoices";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { invoices } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import classes from "../../../shared/goods/goods.module.css";
import award from "../../../shared/goods/sale.module.css";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";

/** The invoice portal's answer to the e-invoice JSON: from then on the PDF has its QR code. */
export function IrpAnswer({ paper }: { paper: Invoice }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind="quiet" onClick={() => setOpen(true)}>
        {t`Enter the IRN`}
        <span className="unseen"> {paper.number}</span>
      </PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`The invoice portal’s answer`}>
        <Answer paper={paper} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Answer({ paper, onDone }: { paper: Invoice; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({ initialValues: { irn: "", ack_no: "", ack_date: "", signed_qr: "" } });
  const send = (body: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(invoices.recordIrp, { params: { id: paper._id }, body });
      toast.success(t`Saved: ${paper.number} is registered`);
      onDone();
      await revalidate();
    });
  const text = (name: keyof typeof form.values) => ({
    withAsterisk: true,
    ...form.getInputProps(name),
  });
  return (
    <form noValidate className={award.form} onSubmit={form.onSubmit(send)}>
      <p>{t`Upload the e-invoice JSON of ${paper.number} to the invoice portal and copy its answer here. The IRN is checked against this invoice.`}</p>
      <TextInput
        label={t`IRN`}
        inputMode="text"
        autoComplete="off"
        maxLength={80}
        data-autofocus
        {...text("irn")}
      />
      <div className={classes.pair}>
        <TextInput
          label={t`Acknowledgement number`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...text("ack_no")}
        />
        <TextInput
          label={t`Acknowledgement date`}
          description={t`As the portal writes it: 2026-12-01 14:05:00`}
          inputMode="text"
          autoComplete="off"
          maxLength={19}
          {...text("ack_date")}
        />
      </div>
      <Textarea
        label={t`Signed QR code`}
        description={t`The long text that the portal calls SignedQRCode`}
        inputMode="text"
        autoComplete="off"
        rows={3}
        maxLength={3000}
        {...text("signed_qr")}
      />
      <Group justify="flex-end" gap={10} mt={16}>
        <SubmitButton busy={form.submitting}>{t`Save`}</SubmitButton>
      </Group>
    </form>
  );
}
