import type { Award } from "@rebale/contract/awards";
import { chargeOf, type Due, isAdded } from "@rebale/contract/awards/charges";
import { t } from "ttag";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { deadline } from "../award-labels.rules.ts";

const ofTheClose = { price: t`Price with the seller’s taxes`, fee: t`Rebale’s fee` };
const nameOf = (kind: Due) => (isAdded(kind) ? chargeOf(kind).onPaper : ofTheClose[kind]);

/** Dues and payments of a sale through the market. */
export function SaleMoney({ award }: { award: Award }) {
  const { dues, gst_tds, emd, paid, due, grace_until } = award;
  return (
    <Section title={t`Money`}>
      <Facts
        facts={[
          ...dues.map(({ kind, amount, gst }) => ({
            name: nameOf(kind),
            value:
              gst > 0 ? t`${rupeesExact(amount)} and ${rupeesExact(gst)} GST` : rupeesExact(amount),
          })),
          ...(gst_tds > 0 ? [{ name: t`GST-TDS, not paid in`, value: rupeesExact(gst_tds) }] : []),
          { name: t`Paid in`, value: rupeesExact(paid) },
          {
            name: t`Deposit held`,
            value: t`${rupeesExact(emd.held)} of ${rupeesExact(emd.required)}`,
          },
          ...(emd.short > 0 ? [{ name: t`Deposit short`, value: rupeesExact(emd.short) }] : []),
          { name: t`Still to come`, value: rupeesExact(due) },
          { name: t`Days of grace until`, value: grace_until && deadline(grace_until) },
        ]}
      />
    </Section>
  );
}
