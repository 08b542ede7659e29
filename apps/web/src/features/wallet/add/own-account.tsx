import type { Wallet } from "@rebale/contract/wallet";
import { t } from "ttag";
import IconCopy from "~icons/tabler/copy";
import { copyText } from "../../../lib/forms/copy.ts";
import classes from "./own-account.module.css";

/** The company's own account to transfer to: what arrives there is the company's. */
export function OwnAccount({ account }: { account: Wallet["virtual_account"] }) {
  if (!account)
    return (
      <p>{t`Your own account number is being made. It is shown here in a few minutes, once your company is verified.`}</p>
    );
  const lines = [
    { name: t`Name`, value: account.name },
    { name: t`Account number`, value: account.account_no },
    { name: t`IFSC`, value: account.ifsc },
  ];
  return (
    <dl className={`figures ${classes.account}`}>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            <button type="button" aria-label={t`Copy: ${name}`} onClick={() => void copy(value)}>
              <IconCopy size={20} aria-hidden />
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const copy = (value: string) =>
  copyText(value, t`Copied: ${value}`, t`It could not be copied. Please copy it by hand.`);
