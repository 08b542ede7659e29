import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { UseFormReturnType } from "@mantine/form";
import type { Company } from "@rebale/contract/companies";
import type { TurnoverBand } from "@rebale/contract/rates/paper-clocks";
import { type Entity, entityOfPan, findMismatches } from "@rebale/contract/values/checks";
import { t } from "ttag";
import { PanField } from "../../ui/fields/india-fields.tsx";
import { entityNames, mismatchWords } from "../../ui/fields/mismatch-words.ts";
import classes from "./company.module.css";

export interface CompanyValues {
  name: string;
  pan: string;
  entity: Entity | "";
  /** The company's own; empty for none. */
  tds_gstin?: string;
  /** The company's own; empty where it has told none. */
  turnover_band?: TurnoverBand | "";
}
/** The entity in the PAN is chosen. */
export const companyValues = (company?: Company): CompanyValues => {
  const pan = company?.pan ?? "";
  return { name: company?.name ?? "", pan, entity: company?.entity ?? entityOfPan(pan) ?? "" };
};

const turnovers: readonly { value: TurnoverBand | ""; label: string }[] = [
  { value: "", label: t`Not told` },
  { value: "to_5", label: t`Up to ₹5 crore a year` },
  { value: "to_10", label: t`₹5 to 10 crore a year` },
  { value: "above_10", label: t`Above ₹10 crore a year` },
];
const kinds = Object.entries(entityNames).map(([value, label]) => ({ value, label }));

/** @param fixed a PAN that stands can no longer be changed */
export function CompanyFields({
  form,
  fixed = false,
}: {
  form: UseFormReturnType<CompanyValues>;
  fixed?: boolean;
}) {
  const { pan, entity, tds_gstin } = form.getValues();
  const mismatch = findMismatches({ pan, entity }).find(({ field }) => field === "entity");
  return (
    <div className={classes.fields}>
      <TextInput
        inputMode="text"
        label={t`Business Name`}
        autoComplete="organization"
        withAsterisk
        maxLength={120}
        {...form.getInputProps("name")}
      />
      <PanField
        readOnly={fixed}
        {...form.getInputProps("pan")}
        description={fixed ? t`Cannot be changed` : t`5 letters, 4 digits, 1 letter`}
        onBlur={() => {
          const holder = entityOfPan(form.getValues().pan);
          if (holder && !form.getValues().entity) form.setFieldValue("entity", holder);
        }}
      />
      <NativeSelect
        label={t`Kind of company`}
        autoComplete="off"
        data={[{ value: "", label: t`Choose one` }, ...kinds]}
        {...form.getInputProps("entity")}
        error={form.errors.entity ?? (mismatch && mismatchWords(mismatch))}
      />
      {tds_gstin !== undefined && (
        <TextInput
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          label={t`GST deductor’s number`}
          description={t`Only if your company deducts GST from what it pays (GST-TDS). 15 characters, the 14th a D.`}
          inputWrapperOrder={["label", "input", "description", "error"]}
          maxLength={20}
          {...form.getInputProps("tds_gstin")}
        />
      )}
      {tds_gstin !== undefined && (
        <NativeSelect
          label={t`Turnover`}
          autoComplete="off"
          description={t`Above ₹10 crore an e-invoice has to be registered within 30 days: we count the days for you.`}
          inputWrapperOrder={["label", "input", "description", "error"]}
          data={turnovers}
          {...form.getInputProps("turnover_band")}
        />
      )}
    </div>
  );
}
