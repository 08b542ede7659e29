import type { TextInputProps } from "@mantine/core";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { Link } from "react-router";
import { t } from "ttag";
import { named } from "../../../../lib/names/named.ts";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { UseFormReturnType } from "@mantine/form";
import type { Site } from "@rebale/contract/companies";
import type { Category, UsualTerms } from "@rebale/contract/listings";
import { basisChoices } from "../../../../lib/formatting/basis.ts";
import { perBasis, unitOf } from "../../../../lib/formatting/formatting.ts";
import { DepositFields } from "../../../../shared/deposit/deposit-fields.tsx";
import { MoneyField } from "../../../../ui/fields/money-field.tsx";
import { NumberField } from "../../../../ui/fields/number-field.tsx";
import { type Draft, UNITS } from "../selling.rules.ts";
import { CategoryFields } from "./category-fields.tsx";
import classes from "./drafts.module.css";
import { FormatWishes } from "./format-wishes.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { TaxHoldField } from "./tax-hold-field.tsx";
import { UsualTermsField } from "./usual-terms-field.tsx";

interface Props {
  form: UseFormReturnType<Draft>;
  categories: readonly Category[];
  states: readonly string[];
  sites: readonly Site[];
  usual: UsualTerms;
  /** Whether money moves through the market: else nothing is said of deposits. */
  money: boolean;
  /** Whether a lot may offer that its GST stays tied. */
  gstSafe: boolean;
}

/** A lot's goods, quantity and place: of a new one or one that still waits. */
export function LotFields({ form, categories, states, sites, usual, money, gstSafe }: Props) {
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
      <SellerRequestField form={form} />
      <FormatWishes form={form} />
      {money && <MoneyWishes form={form} />}
      <UsualTermsField form={form} usual={usual} />
      <TaxHoldField form={form} offered={gstSafe} />
      {sites.length > 0 && <SiteField form={form} sites={sites} />}
      {!site && <PlaceFields states={states} field={field} />}
    </>
  );
}

/** Where the lot is: one of the company's sites, whose place it takes, or anywhere else. */
function SiteField({ form, sites }: { form: UseFormReturnType<Draft>; sites: readonly Site[] }) {
  const chosen = sites.find(({ _id }) => _id === form.getValues().site_id);
  const choose = (id: string) => {
    const site = sites.find(({ _id }) => _id === id);
    form.setValues({
      site_id: id,
      ...(site && { state: site.state, city: site.city, pincode: site.pincode }),
    });
  };
  return (
    <NativeSelect
      autoComplete="off"
      label={t`Site`}
      description={
        chosen
          ? `${named(chosen.city)}, ${named(chosen.state)} ${chosen.pincode}`
          : t`Where the lot is. Loading times and visits of buyers are booked at a site.`
      }
      className={classes.whole}
      data={[
        { value: "", label: t`Another place` },
        ...sites.map(({ _id, name, city }) => ({ value: _id, label: `${name}, ${city}` })),
      ]}
      {...form.getInputProps("site_id")}
      onChange={(e) => choose(e.currentTarget.value)}
    />
  );
}

/** The seller's wishes for the auction; the office sets them, and asks for a signature. */
function SellerRequestField({ form }: { form: UseFormReturnType<Draft> }) {
  const { basis } = form.getValues();
  const price = basis === "lot" ? t`For the whole lot.` : t`In ₹ ${perBasis(basis)}.`;
  const named = (["reserve_price", "bid_increment", "start_at", "end_at"] as const).some(
    (name) => form.errors[name],
  );
  return (
    <details className={`${classes.whole} ${classes.terms}`} open={named || undefined}>
      <summary>{t`Your wishes for the auction`}</summary>
      <p>{t`Our team reviews them and may set something else.`}</p>
      <div className={classes.wishes}>
        <MoneyField
          basis={basis}
          label={t`Reserve price in ₹`}
          description={t`Below it, you decide whether to sell. ${price}`}
          {...moneyProps(form, "reserve_price")}
        />
        <MoneyField
          basis={basis}
          label={t`Minimum bid step in ₹`}
          description={price}
          {...moneyProps(form, "bid_increment")}
        />
        <TimeInput label={t`Start of bidding`} {...form.getInputProps("start_at")} />
        <TimeInput label={t`End of bidding`} {...form.getInputProps("end_at")} />
      </div>
    </details>
  );
}

const TimeInput = (props: TextInputProps) => (
  <TextInput type="datetime-local" autoComplete="off" description={t`Indian time`} {...props} />
);

/** The bidders' deposit, and the buyer's way to pay. */
function MoneyWishes({ form }: { form: UseFormReturnType<Draft> }) {
  const { deposit, pay_through } = form.getValues();
  const named = Object.keys(form.errors).some((path) => /^(deposit|pay_through)/.test(path));
  const isSet = deposit !== "" || pay_through === "market";
  return (
    <details className={`${classes.whole} ${classes.terms}`} open={named || isSet || undefined}>
      <summary>{t`Deposit and payment`}</summary>
      <p>{t`Our team reviews it and may set something else.`}</p>
      <div className={classes.wishes}>
        <DepositFields
          deposit={deposit}
          onDeposit={(text) => form.setFieldValue("deposit", text)}
          payThrough={pay_through}
          onPayThrough={(through) => form.setFieldValue("pay_through", through)}
          errors={form.errors}
        />
      </div>
    </details>
  );
}

/** A draft keeps every field as a text. */
const moneyProps = (
  form: UseFormReturnType<Draft>,
  name: "asking_price" | "reserve_price" | "bid_increment",
) => ({
  ...form.getInputProps(name),
  onChange: (typed: number | string) => form.setFieldValue(name, String(typed)),
});
