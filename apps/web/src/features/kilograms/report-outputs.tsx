import { Group, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { kilograms } from "../../lib/formatting/formatting.ts";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Kilograms } from "@rebale/contract/kilograms";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { kilograms as calls } from "../../lib/api/operations.ts";
import { fileFault } from "../../lib/forms/file-faults.rules.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { toast } from "../../lib/forms/toast.ts";
import classes from "../../shared/goods/goods.module.css";
import award from "../../shared/goods/sale.module.css";
import { PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DOCUMENTS, FileField } from "../../ui/fields/file-field.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";

interface Props {
  weights: Kilograms;
}

/** The buyer says what came out of the goods and what was lost. */
export function ReportOutputs({ weights }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind="quiet" onClick={() => setOpen(true)}>{t`Say what came out`}</PlainButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`What came out of the goods?`}
        size="wide"
      >
        <OutputsForm weights={weights} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const MAX_PRODUCTS = 20;
const nothing = () => ({ material: "", kg: "" });

function OutputsForm({ weights, onDone }: Props & { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const form = useForm({
    initialValues: {
      outputs: [nothing()],
      ...{ loss_kg: "", document: "" },
    },
  });
  const { outputs } = form.getValues();
  const choose = (chosen: File | null) => {
    const fault = chosen && fileFault(chosen, "document");
    form.setFieldError("document", fault);
    setFile(fault ? null : chosen);
  };
  const send = ({ outputs: typed, loss_kg }: typeof form.values) =>
    sendForm(form, async () => {
      const said = typed.filter(({ material, kg }) => material.trim() || kg);
      await api.call(calls.report, {
        params: { id: weights.award_id },
        body: { outputs: JSON.stringify(said), loss_kg },
        ...(file && { files: { document: file } }),
      });
      toast.success(t`Saved. The seller is told`);
      onDone();
      await revalidate();
    });
  const free = weights.stock_kg + weights.transit_kg;
  return (
    <form noValidate className={award.form} onSubmit={form.onSubmit(send)}>
      <p>{t`${kilograms(free)} still to account for. What you do not name stays in stock. It cannot be undone.`}</p>
      {outputs.map((_, i) => (
        // Rows are only added at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={i} className={classes.pair}>
          <TextInput
            label={t`Product`}
            description={i === 0 ? t`For example: PET flakes` : undefined}
            inputMode="text"
            autoComplete="off"
            maxLength={60}
            withAsterisk
            {...(i === 0 && { "data-autofocus": true })}
            {...form.getInputProps(`outputs.${i}.material`)}
          />
          <NumberField
            label={t`Weight (kg)`}
            withAsterisk
            {...form.getInputProps(`outputs.${i}.kg`)}
          />
        </div>
      ))}
      {typeof form.errors.outputs === "string" && (
        <p className={classes.error}>{form.errors.outputs}</p>
      )}
      {outputs.length < MAX_PRODUCTS && (
        <div className={classes.buttons}>
          <PlainButton kind="quiet" onClick={() => form.insertListItem("outputs", nothing())}>
            {t`Another product`}
          </PlainButton>
        </div>
      )}
      <NumberField
        label={t`Lost (kg)`}
        description={t`Water, dust, waste. Leave empty for nothing`}
        {...form.getInputProps("loss_kg")}
      />
      <FileField
        label={t`Document that shows it`}
        hint={
          weights.reports.length > 0
            ? t`PDF or picture, 10 MB at most. Without one your last one counts`
            : t`PDF or picture, 10 MB at most`
        }
        accept={DOCUMENTS}
        file={file}
        error={form.errors.document as string | undefined}
        onChange={choose}
      />
      <Group justify="flex-end" gap={10} mt={16}>
        <PlainButton kind="quiet" onClick={onDone}>{t`Back`}</PlainButton>
        <SubmitButton busy={form.submitting}>{t`Save`}</SubmitButton>
      </Group>
    </form>
  );
}
