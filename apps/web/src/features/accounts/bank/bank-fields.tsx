import { TextInput } from "@mantine/core";
import type { DataOf } from "@rebale/contract";
import type { bankOfIfsc } from "@rebale/contract/accounts";
import { useEffect, useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { AccountField, IfscField } from "../../../ui/fields/india-fields.tsx";
import classes from "../registration/registration.module.css";
import type { Registering } from "../registration/use-registration.ts";

/** A branch is asked of buyers only (S3.9); the IFSC says which bank it is. */
export function BankFields({
  registering: { form },
  seller,
}: {
  registering: Registering;
  seller: boolean;
}) {
  const field = (path: string) => ({ ...form.getInputProps(path) });
  const { ifsc, bank_name } = form.getValues().documents.bank;
  const bank = useBank(ifsc);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a bank; what is typed stays
  useEffect(() => {
    if (bank?.bank && !bank_name.trim()) form.setFieldValue("documents.bank.bank_name", bank.bank);
  }, [bank]);
  return (
    <fieldset className={classes.fields}>
      <legend>{t`Bank`}</legend>
      <TextInput
        autoComplete="off"
        inputMode="text"
        label={t`Bank name`}
        {...field("documents.bank.bank_name")}
      />
      {!seller && (
        <TextInput
          autoComplete="off"
          inputMode="text"
          label={t`Branch name`}
          {...field("documents.bank.branch_name")}
        />
      )}
      <AccountField {...field("documents.bank.account_no")} />
      <IfscField
        {...field("documents.bank.ifsc")}
        description={bank ? text(bank) : t`It is on your cheque`}
      />
    </fieldset>
  );
}

function text({ bank, has_branch }: Bank) {
  if (!bank) return <b>{t`No bank has this code. Please check it.`}</b>;
  return has_branch ? (
    bank
  ) : (
    <b>{t`${bank}, but this branch is not on our list. Please check it.`}</b>
  );
}

type Bank = DataOf<typeof bankOfIfsc>;

/** The bank of an IFSC, a moment after it is whole; null before, and where it cannot be asked. */
function useBank(typed: string): Bank | null {
  const ifsc = typed.trim().toUpperCase();
  const [bank, setBank] = useState<Bank | null>(null);
  useEffect(() => {
    setBank(null);
    if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc)) return;
    let current = true;
    api.call(accounts.bankOfIfsc, { params: { ifsc } }).then(
      ({ data }) => current && setBank(data),
      // Without the list the form works as it did.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [ifsc]);
  return bank;
}
