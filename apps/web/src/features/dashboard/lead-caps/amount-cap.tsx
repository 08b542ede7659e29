import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { LeadCaps } from "@rebale/contract/lead-caps";
import { type FormEvent, useState } from "react";
import { t } from "ttag";
import { rupees } from "../../../lib/formatting/formatting.ts";
import { amountOf } from "../../../lib/forms/typed-numbers.rules.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import classes from "./lead-caps.module.css";
import { useChangeCaps } from "./use-change-caps.ts";

/** Rupees of all that is led together. */
export function AmountCap({ caps }: { caps: LeadCaps }) {
  const { amount, leading, may_change } = caps;
  return (
    <section aria-label={t`In all`}>
      <h3>{t`In all`}</h3>
      <dl className={classes.sums}>
        <div>
          <dt>{t`You lead now`}</dt>
          <dd className="figures">{rupees(leading)}</dd>
        </div>
        {amount && (
          <>
            <div>
              <dt>{t`Your limit`}</dt>
              <dd className="figures">{rupees(amount.most)}</dd>
            </div>
            <div>
              <dt>{t`Left`}</dt>
              <dd className="figures">{rupees(amount.left)}</dd>
            </div>
          </>
        )}
      </dl>
      {may_change && <AmountForm caps={caps} />}
    </section>
  );
}

function AmountForm({ caps: { amount, leading } }: { caps: LeadCaps }) {
  const [typed, setTyped] = useState<number | string>(amount?.most ?? "");
  const { busy, error, set, remove } = useChangeCaps();
  const value = typed === "" ? Number.NaN : amountOf(String(typed));
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void set({ kind: "amount", amount: value });
  };
  const takeBack = async (id: string) => {
    if (await remove(id)) setTyped("");
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <MoneyField label={t`Lead at most, in all`} value={typed} onChange={setTyped} error={error} />
      {value < leading && (
        <p role="status">
          {t`You lead more than this already. What you lead stays; no bid may add to it.`}
        </p>
      )}
      <Group gap={8}>
        <PlainButton
          kind="main"
          type="submit"
          disabled={busy || !(value > 0) || value === amount?.most}
        >
          {amount ? t`Change limit` : t`Set limit`}
        </PlainButton>
        {amount && (
          <PlainButton kind="quiet" disabled={busy} onClick={() => void takeBack(amount._id)}>
            {t`Remove limit`}
          </PlainButton>
        )}
      </Group>
    </form>
  );
}
