import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { LEDGERS } from "@rebale/contract/books";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { books } from "../../lib/api/operations.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { toast } from "../../lib/forms/toast.ts";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import classes from "./books.module.css";

type Ledger = (typeof LEDGERS)[number];
type Names = Readonly<Record<Ledger, string>>;

const labels: Names = {
  sales: t`Sales of scrap`,
  purchases: t`Purchases of scrap`,
  igst_output: t`IGST on sales`,
  cgst_output: t`CGST on sales`,
  sgst_output: t`SGST on sales`,
  igst_input: t`IGST on purchases`,
  cgst_input: t`CGST on purchases`,
  sgst_input: t`SGST on purchases`,
  tcs_payable: t`TCS that you collected`,
  tcs_receivable: t`TCS that you paid`,
  rebale: t`Rebale, for fees`,
  bank: t`Your bank account`,
  deposit: t`Deposit with Rebale`,
  held: t`Earnest money held`,
  paid_in: t`Paid for purchases`,
  proceeds: t`Proceeds with Rebale`,
  leaving: t`Payouts under way`,
  tax_held: t`Kept for GST`,
};
const order = Object.keys(labels) as Ledger[];

/** The names that Tally's vouchers carry; a party's ledger is its name. */
export function Ledgers({ names }: { names: Names }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: names,
    validate: Object.fromEntries(
      order.map((ledger) => [
        ledger,
        (typed: string) => (typed.trim() ? null : t`Name this ledger`),
      ]),
    ),
  });
  const save = (typed: Names) =>
    sendForm(form, async () => {
      const body = Object.fromEntries(
        order.flatMap((ledger) =>
          typed[ledger] === names[ledger] ? [] : [[ledger, typed[ledger]]],
        ),
      );
      await api.call(books.nameLedgers, { body });
      toast.success(t`The names of the ledgers are saved`);
      await revalidate();
    });
  return (
    <details className={classes.ledgers}>
      <summary>
        <h2>{t`Names of your ledgers`}</h2>
      </summary>
      <p>
        {t`Write them as they stand in your own Tally. A buyer’s or seller’s ledger has their name.`}
      </p>
      <form noValidate onSubmit={form.onSubmit(save)}>
        <div className={classes.names}>
          {order.map((ledger) => (
            <TextInput
              key={ledger}
              inputMode="text"
              autoComplete="off"
              maxLength={100}
              label={labels[ledger]}
              {...form.getInputProps(ledger)}
            />
          ))}
        </div>
        <SubmitButton busy={form.submitting} main={false}>{t`Save the names`}</SubmitButton>
      </form>
    </details>
  );
}
