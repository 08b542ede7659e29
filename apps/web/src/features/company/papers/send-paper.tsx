import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { PaperKind } from "@rebale/contract/companies";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { formSays } from "../../../lib/form-messages.ts";
import { sendForm } from "../../../lib/send-form.ts";
import { toast } from "../../../lib/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { DOCUMENTS, FileField } from "../../../ui/fields/file-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../company.module.css";
import { numberNames, paperHints, paperNames } from "./paper-words.ts";

interface Props {
  kind: PaperKind;
  number: string;
  bearer?: string | undefined;
  onClose: () => void;
}
const MOST_BYTES = 10 * 1024 * 1024;

/** Number, last day where it has one, and the file. */
export function SendPaper({ kind, number, bearer, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const form = useForm({ initialValues: { number, valid_to: "", document: "" } });
  const capitals = kind === "pan" || kind === "gst";
  const choose = (chosen: File | null) => {
    const tooLarge = chosen && chosen.size > MOST_BYTES;
    form.setFieldError("document", tooLarge ? formSays.fileTooLarge : null);
    setFile(tooLarge ? null : chosen);
  };
  const send = ({ number, valid_to }: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(companies.sendPaper, {
        body: { kind, number, valid_to },
        files: { document: file },
        ...(bearer && { headers: { authorization: `Bearer ${bearer}` } }),
      });
      toast.success(t`Sent: ${paperNames[kind]}`);
      onClose();
      await revalidate();
    });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(send)}>
      <TextInput
        label={numberNames[kind]}
        inputMode={kind === "bank" ? "numeric" : "text"}
        autoComplete="off"
        autoCapitalize={capitals ? "characters" : "off"}
        maxLength={40}
        withAsterisk
        data-autofocus
        {...form.getInputProps("number")}
      />
      <FileField
        label={t`Photo or PDF`}
        hint={`${paperHints[kind]}. ${t`PDF or picture, 10 MB at most`}`}
        accept={DOCUMENTS}
        file={file}
        error={form.errors.document as string | undefined}
        onChange={choose}
      />
      <TextInput
        label={t`Valid until`}
        description={t`Leave empty if the paper has no expiry date`}
        type="date"
        max="2100-01-01"
        {...form.getInputProps("valid_to")}
      />
      <div className={classes.actions}>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Cancel`}
        </PlainButton>
        <SubmitButton busy={form.submitting}>{t`Send`}</SubmitButton>
      </div>
    </form>
  );
}
