import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { type UseFormReturnType, useForm } from "@mantine/form";
import type { BodyIn } from "@rebale/contract";
import type { add as addPlan } from "@rebale/contract/fee-plans";
import type { Material } from "@rebale/contract/listings";
import { rateOn } from "@rebale/contract/rates/dated-rates";
import { gstOnFees } from "@rebale/contract/rates/tax-rates";
import { indiaDay } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { feePlans } from "../../../lib/api/office-operations.ts";
import { date } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { fieldErrors } from "../../../lib/language/explain.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "./fee-plans.module.css";
import { exampleText, feeText, planBody, type TypedPlan, typedRule } from "./plan-labels.rules.ts";

const blank: TypedPlan = {
  side: "buyer",
  material: "",
  percent: "",
  fixed: "",
  least: "",
  most: "",
  gst_percent: "",
  gst_included: false,
  valid_from: "",
};

const usualGst = () => String(rateOn(gstOnFees, indiaDay(new Date()))?.rate ?? "");

/** A plan from a day on; asked once more, with what it means. */
export function AddPlan({ materials }: { materials: readonly Material[] }) {
  const reread = useReread();
  const [asked, setAsked] = useState<TypedPlan | null>(null);
  const form = useForm<TypedPlan>({
    initialValues: { ...blank, gst_percent: usualGst() },
    validate: {
      percent: (typed) => (typed.trim() ? null : t`Enter a percentage, 0 for none`),
      valid_from: (typed) => (typed ? null : t`Choose the first day`),
    },
  });
  const rule = typedRule(form.getValues());
  const add = async (typed: TypedPlan) => {
    try {
      await api.call(feePlans.add, { body: planBody(typed) as BodyIn<typeof addPlan> });
    } catch (error) {
      form.setErrors(fieldErrors(error));
      throw error;
    }
    toast.success(t`The plan is added`);
    form.reset();
    await reread();
  };
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(setAsked)}>
      <Fields form={form} materials={materials} />
      {rule && (
        <div className={classes.whole}>
          <Notice>{exampleText(rule)}</Notice>
        </div>
      )}
      <div className={classes.whole}>
        <SubmitButton busy={form.submitting}>{t`Add the plan`}</SubmitButton>
      </div>
      {asked && (
        <Ask
          title={t`Add this fee plan?`}
          text={questionOf(asked)}
          yes={t`Add the plan`}
          onClose={() => setAsked(null)}
          onYes={() => add(asked)}
        />
      )}
    </form>
  );
}

function Fields({
  form,
  materials,
}: {
  form: UseFormReturnType<TypedPlan>;
  materials: readonly Material[];
}) {
  return (
    <>
      <NativeSelect
        autoComplete="off"
        label={t`Who pays`}
        description={t`Buyers on the bid’s value, once; sellers on what is invoiced for each truck.`}
        inputWrapperOrder={["label", "input", "description", "error"]}
        data={[
          { value: "buyer", label: t`Buyer` },
          { value: "seller", label: t`Seller` },
        ]}
        {...form.getInputProps("side")}
      />
      <NativeSelect
        autoComplete="off"
        label={t`Material`}
        data={[
          { value: "", label: t`All others` },
          ...materials.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        {...form.getInputProps("material")}
      />
      <NumberField
        label={t`Percent`}
        rightSection="%"
        places={4}
        {...form.getInputProps("percent")}
      />
      <MoneyField
        label={t`Fixed part (₹)`}
        description={t`Added to the percent’s part.`}
        {...text(form, "fixed")}
      />
      <MoneyField label={t`At least (₹)`} {...text(form, "least")} />
      <MoneyField label={t`At most (₹)`} {...text(form, "most")} />
      <NumberField
        label={t`GST on the fee`}
        description={t`Rate and service code (SAC) to be confirmed by an adviser.`}
        rightSection="%"
        places={2}
        {...form.getInputProps("gst_percent")}
      />
      <TextInput
        type="date"
        label={t`From`}
        description={t`Auctions that end on this day or later.`}
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...form.getInputProps("valid_from")}
      />
      <Checkbox
        className={classes.whole}
        label={t`GST is in the fee, not on top`}
        {...form.getInputProps("gst_included", { type: "checkbox" })}
      />
    </>
  );
}

/** As text, which an emptied field is too. */
const text = (form: UseFormReturnType<TypedPlan>, field: "fixed" | "least" | "most") => {
  const { onChange, ...rest } = form.getInputProps(field);
  return { ...rest, onChange: (typed: number | string) => onChange(String(typed)) };
};

function questionOf(typed: TypedPlan): string {
  const rule = typedRule(typed);
  const from = date(`${typed.valid_from}T12:00:00Z`);
  if (!rule) return t`It holds from ${from} on.`;
  return t`${feeText(rule)} from ${from} on. ${exampleText(rule)} The plan before it ends the day before. Until it begins you can take it back; from then on only another may follow.`;
}
