import { TextInput } from "@mantine/core";
import { useEffect } from "react";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { AccountField, IfscField } from "../../../ui/fields/india-fields.tsx";
import classes from "../registration/registration.module.css";
import type { Registering } from "../registration/use-registration.ts";
import { type Bank, useBank } from "./use-bank.ts";

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
        description={bank ? said(bank) : t`It is on your cheque`}
      />
    </fieldset>
  );
}

function said({ bank, has_branch }: Bank) {
  if (!bank) return <b>{t`No bank has this code. Please check it.`}</b>;
  return has_branch ? (
    bank
  ) : (
    <b>{t`${bank}, but this branch is not on our list. Please check it.`}</b>
  );
}
