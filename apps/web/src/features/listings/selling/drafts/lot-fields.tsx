import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { Link } from "react-router";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { UseFormReturnType } from "@mantine/form";
import type { Site } from "@rebale/contract/companies";
import type { Category, UsualTerms } from "@rebale/contract/listings";
import { basisChoices } from "../../../../lib/formatting/basis.ts";
import { perBasis, unitOf } from "../../../../lib/formatting/formatting.ts";
import { choiceOf } from "../../../../lib/formatting/named.ts";
import { LotPincodeField } from "../../../../ui/fields/india-fields.tsx";
import { MoneyField } from "../../../../ui/fields/money-field.tsx";
import { NumberField } from "../../../../ui/fields/number-field.tsx";
import { type Draft, UNITS } from "../selling.rules.ts";
import { CategoryFields } from "./category-fields.tsx";
import classes from "./drafts.module.css";
import { moneyProps } from "./money-props.ts";
import { SiteField } from "./site-field.tsx";
import { UsualTermsField } from "./usual-terms-field.tsx";
import { WishesField } from "./wishes-field.tsx";

interface Props {
  form: UseFormReturnType<Draft>;
  categories: readonly Category[];
  states: readonly string[];
  sites: readonly Site[];
  usual: UsualTerms;
}

/** What a lot is, how much of it, and where it lies: of a new one or one that still waits. */
export function LotFields({ form, categories, states, sites, usual }: Props) {
  const { unit, basis } = form.getValues();
  const site = sites.find(({ _id }) => _id === form.getValues().site_id);
  const field = (name: keyof Draft) => ({ withAsterisk: true, ...form.getInputProps(name) });
  return (
    <>
      <CategoryFields form={form} categories={categories} />
      <TextInput
        autoComplete="off"
        inputMode="text"
        label={t`Title`}
        maxLength={120}
        description={t`For example: HDPE drums, cut and washed, 6 MT`}
        className={classes.whole}
        {...field("title")}
      />
      <TextInput
        autoComplete="off"
        inputMode="text"
        label={t`Your own number for this lot, if any`}
        maxLength={40}
        className={classes.whole}
        {...form.getInputProps("lot_no")}
      />
      <NumberField label={t`Quantity`} {...field("quantity")} />
      <NativeSelect
        autoComplete="off"
        label={t`Unit`}
        data={UNITS.map((value) => ({ value, label: unitOf(value) }))}
        {...field("unit")}
      />
      <NativeSelect
        autoComplete="off"
        label={t`How it is sold`}
        description={t`What buyers bid: one price for the whole lot, or a rate.`}
        data={basisChoices(unit, false, basis)}
        className={classes.whole}
        {...form.getInputProps("basis")}
      />
      <Textarea
        autoComplete="off"
        inputMode="text"
        label={t`Description`}
        description={t`What it is, its condition, how it is packed, how it is weighed, and by when it must be lifted.`}
        autosize={false}
        rows={5}
        maxLength={4000}
        className={classes.whole}
        {...field("description")}
      />
      <MoneyField
        basis={basis}
        label={t`Price you ask in ₹, if any`}
        description={
          basis === "lot"
            ? t`For the whole lot. Our team sets the market value.`
            : t`In ₹ ${perBasis(basis)}. Our team sets the market value.`
        }
        className={classes.whole}
        {...moneyProps(form, "asking_price")}
      />
      {/* Beside the form: what is typed stays. */}
      <Link className={classes.whole} to="/price-board" target="_blank">
        {t`See what similar goods sold for: price board`}
      </Link>
      <WishesField form={form} />
      <UsualTermsField form={form} usual={usual} />
      {sites.length > 0 && <SiteField form={form} sites={sites} />}
      {!site && (
        <>
          <NativeSelect
            autoComplete="address-level1"
            label={t`State`}
            data={[{ value: "", label: t`Choose a state` }, ...states.map(choiceOf)]}
            {...field("state")}
          />
          <TextInput
            autoComplete="address-level2"
            inputMode="text"
            label={t`City`}
            {...field("city")}
          />
          <LotPincodeField {...field("pincode")} />
        </>
      )}
    </>
  );
}
