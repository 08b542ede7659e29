import { Group, NativeSelect, TextInput } from "@mantine/core";
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
import { evidence } from "../../lib/api/operations.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { toast } from "../../lib/forms/toast.ts";
import classes from "../../shared/goods/goods.module.css";
import award from "../../shared/goods/sale.module.css";
import { PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";

interface Props {
  weights: Kilograms;
}

/** The company that a number stands for. */
interface Named {
  readonly number: string;
  readonly name: string;
}

/** Kilograms of a product go into a pack of evidence, each once. */
export function MakePack({ weights }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind="quiet" onClick={() => setOpen(true)}>{t`Make evidence`}</PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Evidence of recycling`}>
        <PackForm weights={weights} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PackForm({ weights, onDone }: Props & { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const free = weights.outputs.filter(({ free_kg }) => free_kg > 0);
  const [brand, setBrand] = useState<Named | null>(null);
  // A second tap while the pack is made is the same call.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initialValues: {
      ...{ material: free[0]?.material ?? "", kg: String(free[0]?.free_kg ?? "") },
      brand_company_id: "",
    },
  });
  const number = form.getValues().brand_company_id.trim();
  const isNamed = brand !== null && brand.number === number;
  const send = (typed: typeof form.values) =>
    sendForm(form, async () => {
      // Whom it is made for is read first: it cannot be undone.
      if (number !== "" && !isNamed) {
        const { data } = await api.call(evidence.brand, { params: { id: number } });
        return setBrand({ number, name: data.name });
      }
      const body = { award_id: weights.award_id, ...typed };
      await api.call(evidence.make, { body, headers: { "idempotency-key": key } });
      toast.success(t`The pack is made. Both sides can download it`);
      onDone();
      await revalidate();
    });
  return (
    <form noValidate className={award.form} onSubmit={form.onSubmit(send)}>
      <p>{t`A ZIP with terms, bids, slips, photos, invoices and your documents. Each kilogram goes into one pack alone, and it cannot be undone.`}</p>
      <NativeSelect
        label={t`Product`}
        autoComplete="off"
        data={free.map(({ material, free_kg }) => ({
          value: material,
          label: t`${material}: ${kilograms(free_kg)} free`,
        }))}
        data-autofocus
        {...form.getInputProps("material")}
      />
      <NumberField label={t`Weight (kg)`} withAsterisk {...form.getInputProps("kg")} />
      <TextInput
        label={t`Made for company number`}
        description={t`A brand finds its number on its page EPR obligations. Leave empty for nobody`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        {...form.getInputProps("brand_company_id")}
      />
      {isNamed && (
        <p className={classes.sum} role="status">
          {t`Made for:`} <strong>{brand.name}</strong>
        </p>
      )}
      <Group justify="flex-end" gap={10} mt={16}>
        <PlainButton kind="quiet" onClick={onDone}>{t`Back`}</PlainButton>
        <SubmitButton busy={form.submitting}>
          {number === "" || isNamed ? t`Make the pack` : t`Look up the company`}
        </SubmitButton>
      </Group>
    </form>
  );
}
