import { t } from "ttag";
import { banking } from "../../../lib/api/office-operations.ts";
import { date, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import {
  gatewayLabels,
  gatewayTones,
  receiptLabels,
  receiptTones,
  withdrawalLabels,
  withdrawalTones,
} from "../../../shared/office/money/money-states.ts";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { Rows } from "../../../shared/office/object/rows.tsx";
import { usePart } from "../../../shared/office/object/use-part.ts";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";

const whatFor = (sale: string | null) => (sale ? t`For sale ${sale}` : t`Deposit`);

/** The outcome of the transfer, payment or payout that somebody calls about. */
export function Transfers({ id }: { id: string }) {
  const part = usePart(`transfers ${id}`, async (signal) => {
    const { data } = await api.call(banking.companyTransfers, { params: { id }, signal });
    return data;
  });
  if (part.failure !== null)
    return <FailedPart what={t`Its transfers`} error={part.failure} retry={part.again} />;
  if (!part.data) return <Skeleton height={160} />;
  const { paid_in, by_gateway, paid_out } = part.data;
  return (
    <>
      <Section title={t`Transfers it told of`}>
        <Rows
          label={t`Transfers it told of`}
          none={t`It has told of no transfer.`}
          rows={paid_in.map(({ receipt_id, utr, award_id, state, reason, amount, paid_on }) => ({
            key: receipt_id,
            to: award_id && placeOf("award", award_id),
            name: utr,
            below: reason ?? whatFor(award_id),
            chip: <Chip tone={receiptTones[state]}>{receiptLabels[state]}</Chip>,
            figure: rupeesExact(amount),
            at: date(paid_on),
          }))}
        />
      </Section>
      <Section title={t`Payments through the gateway`}>
        <Rows
          label={t`Payments through the gateway`}
          none={t`It has paid nothing through the gateway.`}
          rows={by_gateway.map(({ _id, order, tries, state, amount, award_id, asked_at }) => ({
            key: _id,
            to: award_id && placeOf("award", award_id),
            name: tries[0] ?? order ?? t`Not at the gateway yet`,
            below: whatFor(award_id),
            chip: <Chip tone={gatewayTones[state]}>{gatewayLabels[state]}</Chip>,
            figure: rupeesExact(amount),
            at: <When time={asked_at} />,
          }))}
        />
      </Section>
      <Section title={t`Payouts`}>
        <Rows
          label={t`Payouts`}
          none={t`Nothing was paid out yet.`}
          rows={paid_out.map(({ _id, bank_account, utr, reason, state, amount, asked_at }) => ({
            key: _id,
            to: null,
            name: t`To the account ending in ${bank_account.last4}`,
            below: reason ?? utr,
            chip: <Chip tone={withdrawalTones[state]}>{withdrawalLabels[state]}</Chip>,
            figure: rupeesExact(amount),
            at: <When time={asked_at} />,
          }))}
        />
      </Section>
    </>
  );
}
