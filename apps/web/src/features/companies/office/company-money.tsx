import { Link } from "react-router";
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
  leading: "Its bid leads",
  tender: "Its tender is sealed",
  awaiting: "The seller decides",
  award: "It won the lot",
} as const;

/** A company's deposit account: what is in it, and what holds it. */
export function CompanyMoney({ id }: { id: string }) {
  const part = usePart(`money ${id}`, async (signal) => {
    const { data } = await api.call(wallet.companyWallet, { params: { id }, signal });
    return data;
  });
  if (part.failure !== null)
    return <FailedPart what="Its money" error={part.failure} retry={part.again} />;
  if (!part.data) return <Skeleton height={220} />;
  const of = part.data;
  return (
    <>
      <Section title="Deposit account">
        <Facts
          facts={[
            { name: "Free", value: rupeesExact(of.free) },
            { name: "Held by leading bids", value: rupeesExact(of.leading) },
            { name: "Held for sales", value: rupeesExact(of.held) },
            { name: "Paid in for sales", value: rupeesExact(of.paid_in) },
            { name: "Proceeds", value: rupeesExact(of.proceeds) },
            ...(of.tax_held ? [{ name: "Kept for GST", value: rupeesExact(of.tax_held) }] : []),
            { name: "On its way to the bank", value: rupeesExact(of.leaving) },
            { name: "Owes the market", value: rupeesExact(of.owed) },
            ...(of.short > 0 ? [{ name: "Short", value: rupeesExact(of.short) }] : []),
            {
              name: "Own account to pay to",
              value: of.virtual_account
                ? `${of.virtual_account.account_no}, ${of.virtual_account.ifsc}`
                : "None",
            },
          ]}
        />
        <May do="money.read">
          <Link to={`/admin/journal?company=${id}`}>Its entries in the journal</Link>
        </May>
      </Section>
      <Section title="What holds it">
        <Rows
          label="What holds the deposit"
          none="Nothing is held."
          rows={of.holds.map((hold) => ({
            key: `${hold.why} ${hold.product_id}`,
            to: placeOf("lot", hold.product_id),
            name: hold.title,
            below: whys[hold.why],
            figure: rupeesExact(hold.amount),
            at: hold.until && <span>until {date(hold.until)}</span>,
          }))}
        />
      </Section>
      <Transfers id={id} />
    </>
  );
}
