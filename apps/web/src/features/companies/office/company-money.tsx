import { Link } from "react-router";
import { t } from "ttag";
import { wallet } from "../../../lib/api/office-operations.ts";
import { date, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { Rows } from "../../../shared/office/object/rows.tsx";
import { usePart } from "../../../shared/office/object/use-part.ts";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { Transfers } from "./company-transfers.tsx";

const whys = {
  leading: t`Its bid leads`,
  tender: t`Its tender is sealed`,
  awaiting: t`The seller decides`,
  award: t`It won the lot`,
} as const;

/** A company's deposit account: what is in it, and what holds it. */
export function CompanyMoney({ id }: { id: string }) {
  const part = usePart(`money ${id}`, async (signal) => {
    const { data } = await api.call(wallet.companyWallet, { params: { id }, signal });
    return data;
  });
  if (part.failure !== null)
    return <FailedPart what={t`Its money`} error={part.failure} retry={part.again} />;
  if (!part.data) return <Skeleton height={220} />;
  const of = part.data;
  return (
    <>
      <Section title={t`Deposit account`}>
        <Facts
          facts={[
            { name: t`Free`, value: rupeesExact(of.free) },
            { name: t`Held by leading bids`, value: rupeesExact(of.leading) },
            { name: t`Held for sales`, value: rupeesExact(of.held) },
            { name: t`Paid in for sales`, value: rupeesExact(of.paid_in) },
            { name: t`Proceeds`, value: rupeesExact(of.proceeds) },
            ...(of.tax_held ? [{ name: t`Kept for GST`, value: rupeesExact(of.tax_held) }] : []),
            { name: t`On its way to the bank`, value: rupeesExact(of.leaving) },
            { name: t`Owes the market`, value: rupeesExact(of.owed) },
            ...(of.short > 0 ? [{ name: t`Short`, value: rupeesExact(of.short) }] : []),
            {
              name: t`Own account to pay to`,
              value: of.virtual_account
                ? `${of.virtual_account.account_no}, ${of.virtual_account.ifsc}`
                : t`None`,
            },
          ]}
        />
        <May do="money.read">
          <Link to={`/admin/journal?company=${id}`}>{t`Its entries in the journal`}</Link>
        </May>
      </Section>
      <Section title={t`What holds it`}>
        <Rows
          label={t`What holds the deposit`}
          none={t`Nothing is held.`}
          rows={of.holds.map((hold) => ({
            key: `${hold.why} ${hold.product_id}`,
            to: placeOf("lot", hold.product_id),
            name: hold.title,
            below: whys[hold.why],
            figure: rupeesExact(hold.amount),
            at: hold.until && <span>{t`until ${date(hold.until)}`}</span>,
          }))}
        />
      </Section>
      <Transfers id={id} />
    </>
  );
}
