import { NativeSelect, TextInput } from "@mantine/core";
import { takesTenders } from "@rebale/contract/auctions/format-facts";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { UseFormReturnType } from "@mantine/form";
import type { SoldLast } from "@rebale/contract/listings";
import { requirementChoices } from "../../../lib/formatting/authorisations.ts";
import { basisChoices, pricedAs } from "../../../lib/formatting/basis.ts";
import { date, perBasis, priceNote } from "../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import { amountOf } from "../../../lib/forms/typed-numbers.rules.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { DepositFields } from "../../../shared/deposit/deposit-fields.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { type ApprovalFields, clock, passedWish, runsFor } from "./approval.rules.ts";
import { hasSteps } from "./formats/format-body.rules.ts";
import type { OpenedLot } from "./lot-row.ts";
import classes from "./lots.module.css";
import { soldLastNote } from "./sold-last.rules.ts";

/** The office's fields for the approval of a lot. */

type Form = UseFormReturnType<ApprovalFields>;

const MINUTES = [0, 1, 2, 3, 5, 10, 15, 30];
const minuteChoices = (now: string) =>
  [...new Set([...MINUTES, Number(now)])]
    .sort((a, b) => a - b)
    .map((n) => ({
      value: String(n),
      label: n === 0 ? t`None` : n === 1 ? t`1 minute` : t`${n} minutes`,
    }));
/** The unit of the prices, behind their labels. */
const inBasis = (basis: ApprovalFields["basis"]) => {
  const per = perBasis(basis);
  return per && ` (${per})`;
};

export function Prices({ lot, form, sold }: { lot: OpenedLot; form: Form; sold: SoldLast }) {
  const { market_value, basis, weight_kg } = form.values;
  const priced = pricedAs(lot, basis, amountOf(String(weight_kg)) || null);
  const note = priceNote(Number(market_value), priced);
  return (
    <>
      <NativeSelect
        autoComplete="off"
        label={t`How it is sold`}
        description={t`What each bid is for. All prices of the lot use it.`}
        data={basisChoices(lot.unit, amountOf(String(weight_kg)) > 0, basis)}
        {...form.getInputProps("basis")}
      />
      <MoneyField
        basis={basis}
        label={t`Market value${inBasis(basis)}`}
        withAsterisk
        classNames={{ root: classes.whole }}
        description={[note, t`Bids must be above it`, soldLastNote(sold)]
          .filter(Boolean)
          .join(". ")
          .concat(".")}
        {...form.getInputProps("market_value")}
      />
    </>
  );
}

export function Times({ lot, form }: { lot: OpenedLot; form: Form }) {
  const passed = lot.is_approved ? null : passedWish(lot, serverNow());
  const { start_at, end_at } = form.values;
  const runs = runsFor(start_at, end_at);
  return (
    <>
      {passed && (
        <div className={classes.whole}>
          <Notice kind="warning">{passed}</Notice>
        </div>
      )}
      <TextInput
        type="datetime-local"
        label={t`Start (IST)`}
        withAsterisk
        {...form.getInputProps("start_at")}
      />
      <TextInput
        type="datetime-local"
        label={t`End (IST)`}
        withAsterisk
        {...form.getInputProps("end_at")}
      />
      {runs && (
        <p className={classes.runs}>{t`From ${clock(start_at)} to ${clock(end_at)}: ${runs}.`}</p>
      )}
      {hasSteps(form.values.format) && <SoftClose form={form} />}
    </>
  );
}

/** How late bids move the end. */
function SoftClose({ form }: { form: Form }) {
  const { soft_close_minutes } = form.values;
  return (
    <>
      <NativeSelect
        autoComplete="off"
        label={t`Soft close`}
        description={t`A bid in the last minutes resets the clock to this length.`}
        data={minuteChoices(soft_close_minutes)}
        {...form.getInputProps("soft_close_minutes")}
      />
      <TextInput
        type="datetime-local"
        label={t`Hard end (IST), if any`}
        description={t`Extensions stop here. One day after the end by default.`}
        disabled={soft_close_minutes === "0"}
        {...form.getInputProps("hard_end_at")}
      />
    </>
  );
}

export function Limits({ form }: { form: Form }) {
  const suffix = inBasis(form.values.basis);
  return (
    <>
      <MoneyField
        basis={form.values.basis}
        label={t`Reserve, if any${suffix}`}
        description={t`Below it, the seller decides. Bidders only see whether it is met.`}
        {...form.getInputProps("reserve_price")}
      />
      {hasSteps(form.values.format) && (
        <MoneyField
          basis={form.values.basis}
          label={t`Bid increment, if any${suffix}`}
          description={t`Minimum step above the highest bid.`}
          {...form.getInputProps("bid_increment")}
        />
      )}
    </>
  );
}

export function Bidders({ lot, form }: { lot: OpenedLot; form: Form }) {
  return (
    <>
      <NativeSelect
        autoComplete="off"
        label={t`Bidders need an authorisation for`}
        description={
          lot.usual_requirement
            ? t`Usual for this material: ${streamNames[lot.usual_requirement]}.`
            : t`Not usual for this material.`
        }
        data={requirementChoices}
        {...form.getInputProps("requires_authorisation")}
      />
      {lot.gate && <Gate gate={lot.gate} form={form} />}
      {lot.unit !== "kg" && lot.unit !== "MT" && (
        <NumberField
          label={t`Weight in kg, if known`}
          description={t`Used for rates by weight and to check the bidder’s capacity.`}
          {...form.getInputProps("weight_kg")}
        />
      )}
    </>
  );
}

/** The law's wish, and the reason of whoever leaves it out. */
function Gate({ gate, form }: { gate: NonNullable<OpenedLot["gate"]>; form: Form }) {
  const { stream, on_from } = gate;
  const name = streamNames[stream];
  if (on_from === null)
    return (
      <p className={classes.runs}>
        {t`The rules of 2025 ask buyers of these for a registration (${name}). Whether the portal takes them is not confirmed: see Law watch.`}
      </p>
    );
  const { end_at, requires_authorisation } = form.values;
  if (end_at.slice(0, 10) < on_from || requires_authorisation === stream) return null;
  return (
    <TextInput
      label={t`Why it asks for no registration of ${name.toLowerCase()}`}
      description={t`From ${date(on_from)} on the law asks buyers of these for one. The audit keeps the reason.`}
      inputMode="text"
      autoComplete="off"
      maxLength={500}
      withAsterisk
      {...form.getInputProps("reason")}
    />
  );
}

/** How it is paid, where money moves through the market. */
export const Money = ({ form }: { form: Form }) => (
  <DepositFields
    deposit={form.values.deposit}
    onDeposit={(text) => form.setFieldValue("deposit", text)}
    payThrough={form.values.pay_through}
    onPayThrough={(through) => form.setFieldValue("pay_through", through)}
    errors={form.errors}
    isFlat={takesTenders(form.values.format.kind)}
  />
);
