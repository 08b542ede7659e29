import { Group, TextInput, type TextInputProps } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { CompanyPaperKind } from "@rebale/contract/companies";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { fileFault } from "../../../lib/forms/file-faults.rules.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { DOCUMENTS, FileField } from "../../../ui/fields/file-field.tsx";
import { AccountField, GstField, PanField } from "../../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../company.module.css";
import { mayExpire, numberNames, paperHints, paperNames } from "./paper-labels.ts";

interface Props {
  kind: CompanyPaperKind;
  number: string;
  bearer?: string | undefined;
  onClose: () => void;
}
const numberFields = {
  pan: PanField,
  gst: GstField,
  bank: AccountField,
  incorporation: (props: TextInputProps) => (
    <TextInput inputMode="text" autoComplete="off" maxLength={40} {...props} />
  ),
} satisfies Record<CompanyPaperKind, React.ComponentType<TextInputProps>>;

/** Number, last day where it has one, and the file. */
export function SendPaper({ kind, number, bearer, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const form = useForm({ initialValues: { number, valid_to: "", document: "" } });
  const NumberOfPaper = numberFields[kind];
  const choose = (chosen: File | null) => {
    const fault = chosen && fileFault(chosen, "document");
    form.setFieldError("document", fault);
    setFile(fault ? null : chosen);
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
      <NumberOfPaper
        label={numberNames[kind]}
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
      {mayExpire(kind) && (
        <TextInput
          label={t`Valid until`}
          description={t`Leave empty if the paper has no expiry date`}
          type="date"
          max="2100-01-01"
          {...form.getInputProps("valid_to")}
        />
      )}
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Cancel`}
        </PlainButton>
        <SubmitButton busy={form.submitting}>{t`Send`}</SubmitButton>
      </Group>
    </form>
  );
}
