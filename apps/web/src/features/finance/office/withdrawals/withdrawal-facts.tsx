import type { WithdrawalFacts as Known } from "@rebale/contract/banking";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { banking } from "../../../../lib/api/office-operations.ts";
import { rupeesExact } from "../../../../lib/formatting/formatting.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { Facts } from "../../../../shared/office/facts.tsx";
import { withdrawalLabels } from "../../../../shared/office/money/money-states.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { When } from "../../../../shared/office/when.tsx";
import { accountWarning } from "./withdrawal-labels.rules.ts";

/** Facts to decide it by: balance, account, earlier payouts, changes of the sign-in. */
export function WithdrawalFacts({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { known, failure } = useFacts(id);
  if (failure) return <Notice kind="failed">{failure}</Notice>;
  if (!known) return <div style={{ minHeight: 220 }} aria-busy />;
  const warning = isOpen ? accountWarning(known.account) : null;
  return (
    <>
      {warning && <Notice kind="warning">{warning}</Notice>}
      <Section title={t`To decide by`}>
        <Facts facts={factsOf(known)} />
      </Section>
    </>
  );
}

function factsOf({ balance, account, earlier, sign_in_changed }: Known) {
  const { accepted_at, accepted_by, sent_at, payouts } = account;
  return [
    { name: t`Free in the wallet`, value: rupeesExact(balance.deposit) },
    { name: t`Proceeds`, value: rupeesExact(balance.proceeds) },
    { name: t`Held and in sales`, value: rupeesExact(balance.held + balance.paid_in) },
    ...(balance.owed > 0 ? [{ name: t`Owes the market`, value: rupeesExact(balance.owed) }] : []),
    { name: t`Account sent`, value: sent_at && <When time={sent_at} /> },
    {
      name: t`Account accepted`,
      value: (
        <>
          {accepted_at ? <When time={accepted_at} /> : t`Before this was noted`}
          {accepted_by && t` by ${accepted_by}`}
        </>
      ),
    },
    { name: t`Payouts to it so far`, value: payouts === 0 ? t`None` : String(payouts) },
    {
      name: t`Earlier`,
      value:
        earlier.length === 0
          ? t`None`
          : earlier.map(({ _id, amount, state, at, same_account }) => (
              <div key={_id}>
                <Link to={`/admin/money/withdrawals?state=all&open=${_id}`}>
                  {rupeesExact(amount)}
                </Link>{" "}
                {withdrawalLabels[state].toLowerCase()} <When time={at} />
                {!same_account && t`, another account`}
              </div>
            )),
    },
    {
      name: t`Sign-in changed`,
      value: sign_in_changed ? (
        <>
          <When time={sign_in_changed.at} />: {sign_in_changed.what}
        </>
      ) : (
        t`Never`
      ),
    },
  ];
}

function useFacts(id: string) {
  const [known, setKnown] = useState<Known | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    api.call(banking.withdrawalFacts, { params: { id } }).then(
      ({ data }) => isLeft || setKnown(data),
      (error: unknown) => isLeft || setFailure(explain(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [id]);
  return { known, failure };
}
