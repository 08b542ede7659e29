import { Group, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { ListedTaxHold } from "@rebale/contract/tax-holds";
import { indiaDay } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { taxHolds } from "../../lib/api/operations.ts";
import { rupeesExact } from "../../lib/formatting/formatting.ts";
import { fileFault } from "../../lib/forms/file-faults.rules.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { toast } from "../../lib/forms/toast.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DOCUMENTS, FileField } from "../../ui/fields/file-field.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import classes from "./tax-holds.module.css";

/** The seller says that the return is filed, and shows its acknowledgement: the office decides. */
export function AnswerHold({ hold }: { hold: ListedTaxHold }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind="main" onClick={() => setOpen(true)}>
        {t`I have filed it`}
        <span className="unseen"> {hold.number}</span>
      </PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`${hold.number} is filed`}>
        <AnswerForm hold={hold} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const arnFault = (typed: string) =>
  /^[A-Z0-9]{15}$/i.test(typed.replace(/[\s-]/g, "")) ? null : t`An ARN has 15 letters and digits`;

function AnswerForm({ hold, onDone }: { hold: ListedTaxHold; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const [document, setDocument] = useState<File | null>(null);
  const today = indiaDay(new Date());
  const form = useForm({
    initialValues: { arn: "", filed_on: "", note: "", document: "" },
    validate: {
      arn: arnFault,
      filed_on: (typed) => (typed ? null : t`Name the day on which it was filed`),
    },
  });
  const choose = (chosen: File | null) => {
    const fault = chosen && fileFault(chosen, "document");
    form.setFieldError("document", fault);
    setDocument(fault ? null : chosen);
  };
  const send = ({ arn, filed_on, note }: typeof form.values) =>
    sendForm(form, async () => {
      if (!document)
        return form.setFieldError("document", t`Send the acknowledgement of the return`);
      await api.call(taxHolds.answer, {
        params: { id: hold._id },
        body: { arn, filed_on, note },
        files: { document },
      });
      toast.success(t`Sent: Rebale’s office decides`);
      onDone();
      await revalidate();
    });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(send)}>
      <p className="figures">
        {t`Rebale’s office looks at the acknowledgement and decides. Until then ${rupeesExact(hold.held)} stays, also after the last day.`}
      </p>
      <TextInput
        label={t`ARN of the return`}
        description={t`15 letters and digits, as the portal gave it`}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        withAsterisk
        data-autofocus
        {...form.getInputProps("arn")}
      />
      <TextInput
        type="date"
        label={t`Filed on`}
        autoComplete="off"
        max={today}
        withAsterisk
        {...form.getInputProps("filed_on")}
      />
      <FileField
        label={t`Acknowledgement of the return`}
        hint={t`PDF or picture, 10 MB at most. The buyer and Rebale’s office see it.`}
        accept={DOCUMENTS}
        file={document}
        error={form.errors.document as string | undefined}
        onChange={choose}
      />
      <Textarea
        label={t`What else the office should know, if anything`}
        inputMode="text"
        autoComplete="off"
        maxLength={500}
        rows={3}
        {...form.getInputProps("note")}
      />
      <Group justify="flex-end" gap={10}>
        <PlainButton kind="quiet" onClick={onDone}>{t`Back`}</PlainButton>
        <SubmitButton busy={form.submitting}>{t`Send`}</SubmitButton>
      </Group>
    </form>
  );
}
