import { Group, NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Kind, Stream } from "@rebale/contract/authorisations";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { authorisations } from "../../../lib/api/operations.ts";
import { kindNames } from "../../../lib/formatting/authorisations.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { DOCUMENTS, FileField } from "../../../ui/fields/file-field.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../company.module.css";

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

interface Values {
  stream: Stream;
  kind: Kind;
  number: string;
  issuer: string;
  valid_from: string;
  valid_to: string;
  capacity_kg: string;
  document: File | null;
}
const empty: Values = {
  stream: "e-waste",
  kind: "cpcb_recycler",
  number: "",
  issuer: "CPCB",
  valid_from: "",
  valid_to: "",
  capacity_kg: "",
  document: null,
};

/** The facts of an authorisation as they stand on its document, and the document. */
export function SendAuthorisation({ onDone }: { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm<Values>({ initialValues: empty });
  const send = ({ document, ...body }: Values) =>
    sendForm(form, async () => {
      await api.call(authorisations.sendAuthorisation, { body, files: { document } });
      toast.success(t`Your authorisation is sent. Our team will check it against the document`);
      await revalidate();
      onDone();
    });
  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <div className={classes.fields}>
        <NativeSelect
          label={t`Material`}
          autoComplete="off"
          data-autofocus
          data={choices(streamNames)}
          {...form.getInputProps("stream")}
        />
        <NativeSelect
          label={t`Kind of authorisation`}
          autoComplete="off"
          data={choices(kindNames)}
          {...form.getInputProps("kind")}
        />
        <TextInput
          label={t`Number`}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps("number")}
        />
        <TextInput
          label={t`Issued by`}
          inputMode="text"
          description={t`CPCB, or the State Pollution Control Board`}
          autoComplete="off"
          {...form.getInputProps("issuer")}
        />
        <TextInput
          type="date"
          label={t`Valid from`}
          autoComplete="off"
          {...form.getInputProps("valid_from")}
        />
        <TextInput
          type="date"
          label={t`Valid to`}
          description={t`Including this day`}
          autoComplete="off"
          {...form.getInputProps("valid_to")}
        />
        <NumberField
          label={t`Capacity in kg a financial year`}
          description={t`1 MT is 1,000 kg`}
          {...form.getInputProps("capacity_kg")}
        />
        <FileField
          label={t`Document`}
          hint={t`PDF or picture, 10 MB at most`}
          accept={DOCUMENTS}
          file={form.values.document}
          onChange={(file) => form.setFieldValue("document", file)}
          error={(form.errors.document as string | undefined) ?? null}
        />
      </div>
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={onDone}>
          {t`Cancel`}
        </PlainButton>
        <SubmitButton busy={form.submitting}>{t`Send`}</SubmitButton>
      </Group>
    </form>
  );
}
