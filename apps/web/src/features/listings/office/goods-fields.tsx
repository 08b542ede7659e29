import { NativeSelect, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import type { UseFormReturnType } from "@mantine/form";
import type { ApprovalFields } from "./approval.rules.ts";
import type { OpenedLot } from "./lot-row.ts";
import { useTaxChoices } from "./use-tax-choices.ts";

/** The goods' name and rate on tax papers: no lot is approved before they are known. */
export function Goods({ lot, form }: { lot: OpenedLot; form: UseFormReturnType<ApprovalFields> }) {
  const choices = useTaxChoices();
  const { taxed_as } = form.values;
  const asks = !lot.sub_category_id || taxed_as !== "" || form.errors.taxed_as;
  return (
    <>
      {asks && (
        <NativeSelect
          autoComplete="off"
          label={t`Taxed as`}
          withAsterisk={!lot.sub_category_id}
          description={t`Its sub-category is not sure or mixed: its invoices take HSN and GST from this.`}
          data={choices}
          {...form.getInputProps("taxed_as")}
        />
      )}
      <TextInput
        autoComplete="off"
        inputMode="numeric"
        maxLength={6}
        label={t`HSN of six digits, if another than the material’s`}
        description={t`On its tax invoices and e-way bills. It begins with the material’s HSN; empty takes the material’s.`}
        {...form.getInputProps("hsn6")}
      />
    </>
  );
}
