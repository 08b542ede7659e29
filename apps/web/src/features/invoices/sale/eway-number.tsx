import { Group, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { indiaIso } from "@rebale/contract/values/calendar";
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
import award from "../../../shared/goods/sale.module.css";
import { type ButtonKind, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";

/** The e-way bill's number; one that was made anew, or for longer, takes its place. */
export function EwayNumber({ paper, kind = "quiet" }: { paper: Invoice; kind?: ButtonKind }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind={kind} onClick={() => setOpen(true)}>
        {paper.eway_no ? t`Change the e-way number` : t`Enter the e-way number`}
        <span className="unseen"> {paper.number}</span>
      </PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`E-way bill`}>
        <Bill paper={paper} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Bill({ paper, onDone }: { paper: Invoice; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { eway_no: paper.eway_no ?? "", valid_until: "" },
    validate: { valid_until: (typed) => (typed ? null : t`Enter the validity date`) },
  });
  const send = ({ eway_no, valid_until }: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(invoices.recordEway, {
        params: { id: paper._id },
        body: { eway_no, valid_until: indiaIso(`${valid_until}:00`) },
      });
      toast.success(t`Saved: the e-way bill of ${paper.number}`);
      onDone();
      await revalidate();
    });
  return (
    <form noValidate className={award.form} onSubmit={form.onSubmit(send)}>
      <TextInput
        label={t`E-way bill number`}
        description={t`12 digits, from the e-way portal`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={17}
        withAsterisk
        data-autofocus
        {...form.getInputProps("eway_no")}
      />
      <TextInput
        label={t`Valid until (IST)`}
        type="datetime-local"
        autoComplete="off"
        withAsterisk
        {...form.getInputProps("valid_until")}
      />
      <Group justify="flex-end" gap={10} mt={16}>
        <SubmitButton busy={form.submitting}>{t`Save`}</SubmitButton>
      </Group>
    </form>
  );
}
