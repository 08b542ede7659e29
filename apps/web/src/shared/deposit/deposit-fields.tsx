import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { PayThrough } from "@rebale/contract/awards/states";
import { t } from "ttag";
import { MoneyField } from "../../ui/fields/money-field.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { readDeposit, type TypedDeposit, textOfDeposit } from "./deposit.rules.ts";

interface Props {
  /** As `readDeposit` reads it. */
  deposit: string;
  onDeposit: (text: string) => void;
  payThrough: string;
  onPayThrough: (through: PayThrough) => void;
  errors: Readonly<Record<string, React.ReactNode>>;
  /** A share of the bid cannot be chosen. */
  isFlat?: boolean;
}

/** The bidders' deposit, and the buyer's way to pay: of a lot, or of an event's lots. */
export function DepositFields(props: Props) {
  const { deposit, onDeposit, payThrough, onPayThrough, errors, isFlat = false } = props;
  const typed = readDeposit(deposit);
  // One that was typed before the format was chosen stays in sight, to be changed.
  const takesShare = !isFlat || typed.kind === "percent";
  const set = (to: Partial<TypedDeposit>) => onDeposit(textOfDeposit({ ...typed, ...to }));
  const error = errors.deposit ?? errors["deposit.percent"] ?? errors["deposit.amount"];
  return (
    <>
      <NativeSelect
        autoComplete="off"
        label={t`Deposit of bidders`}
        description={t`The leader’s deposit is blocked; who is outbid gets it back at once.`}
        data={[
          { value: "", label: t`None` },
          ...(takesShare ? [{ value: "percent", label: t`A share of the bid` }] : []),
          { value: "amount", label: t`A fixed amount` },
        ]}
        value={typed.kind}
        onChange={(e) => set({ kind: e.currentTarget.value as TypedDeposit["kind"] })}
        {...(typed.kind === "" && { error })}
      />
      {typed.kind === "percent" && (
        <NumberField
          label={t`Percent of the whole lot’s value`}
          rightSection="%"
          places={2}
          value={typed.value}
          onChange={(value) => set({ value })}
          error={error}
        />
      )}
      {typed.kind === "amount" && (
        <MoneyField
          label={t`Deposit in ₹`}
          value={typed.value}
          onChange={(value) => set({ value: String(value) })}
          error={error}
        />
      )}
      <NativeSelect
        autoComplete="off"
        label={t`How the buyer pays`}
        description={
          payThrough === "market"
            ? t`The buyer pays before the goods leave; the seller is paid as they do.`
            : t`Buyer and seller settle it between them.`
        }
        data={[
          { value: "parties", label: t`To the seller directly` },
          { value: "market", label: t`Through the market` },
        ]}
        value={payThrough}
        onChange={(e) => onPayThrough(e.currentTarget.value as PayThrough)}
        error={errors.pay_through}
      />
    </>
  );
}
