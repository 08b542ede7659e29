import { Group, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Block } from "@rebale/contract/audience";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { audience } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { PanField } from "../../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../company.module.css";

interface Props {
  /** Those that stand, and stay. */
  readonly blocks: readonly Block[];
  readonly onClose: () => void;
}

/** One company more; it stands last, and so do its faults. */
export function BlockForm({ blocks, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const form = useForm({ initialValues: { pan: "", name: "", reason: "" } });
  const block = (typed: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(audience.blockCompanies, { body: { companies: [...blocks, typed] } });
      toast.success(t`Blocked: ${typed.name}`);
      onClose();
      await revalidate();
    });
  const field = (name: keyof typeof form.values) => ({
    withAsterisk: true,
    ...form.getInputProps(name),
    error: form.errors[`companies.${blocks.length}.${name}`],
  });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(block)}>
      <PanField data-autofocus {...field("pan")} />
      <TextInput
        inputMode="text"
        autoComplete="off"
        label={t`Business Name`}
        maxLength={120}
        {...field("name")}
      />
      <Textarea
        inputMode="text"
        autoComplete="off"
        label={t`Reason`}
        description={t`Our team reads it. For example: took 40 days to pay for a lot.`}
        autosize={false}
        rows={3}
        maxLength={300}
        {...field("reason")}
      />
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Cancel`}
        </PlainButton>
        <SubmitButton busy={form.submitting}>{t`Block`}</SubmitButton>
      </Group>
    </form>
  );
}
