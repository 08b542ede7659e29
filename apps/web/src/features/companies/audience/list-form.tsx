import { Group, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { CompanyList } from "@rebale/contract/audience";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { audience } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { readLines, writeLines } from "../../../shared/audience/company-lines.rules.ts";
import { CompanyLines } from "../../../shared/audience/company-lines.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../company.module.css";

export function ListForm({ list, onClose }: { list: CompanyList | null; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { name: list?.name ?? "", lines: writeLines(list?.companies ?? []) },
  });
  const save = ({ name, lines }: typeof form.values) =>
    sendForm(form, async () => {
      const body = { name, companies: readLines(lines) };
      if (list) await api.call(audience.changeList, { params: { id: list._id }, body });
      else await api.call(audience.addList, { body });
      toast.success(t`Saved: ${name}`);
      onClose();
      await revalidate();
    });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(save)}>
      <TextInput
        inputMode="text"
        autoComplete="off"
        label={t`Name of the list`}
        description={t`For example: PET recyclers of the west. Only your company sees it.`}
        maxLength={80}
        withAsterisk
        data-autofocus
        {...form.getInputProps("name")}
      />
      <CompanyLines
        value={form.getValues().lines}
        onChange={(lines) => form.setFieldValue("lines", lines)}
        errors={form.errors}
      />
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Cancel`}
        </PlainButton>
        <SubmitButton busy={form.submitting}>{t`Save`}</SubmitButton>
      </Group>
    </form>
  );
}
