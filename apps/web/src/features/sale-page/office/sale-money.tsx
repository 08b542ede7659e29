import type { Award } from "@rebale/contract/awards";
import { chargeOf, type Due, isAdded } from "@rebale/contract/awards/charges";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { deadline } from "../award-labels.rules.ts";

const ofTheClose = { price: "Price with the seller’s taxes", fee: "Rebale’s fee" };
const nameOf = (kind: Due) => (isAdded(kind) ? chargeOf(kind).onPaper : ofTheClose[kind]);

/** Dues and payments of a sale through the market. */
export function SaleMoney({ award }: { award: Award }) {
  const { dues, gst_tds, emd, paid, due, grace_until } = award;
  return (
    <Section title="Money">
      <Facts
        facts={[
          ...dues.map(({ kind, amount, gst }) => ({
            name: nameOf(kind),
            value:
              gst > 0 ? `${rupeesExact(amount)} and ${rupeesExact(gst)} GST` : rupeesExact(amount),
          })),
          ...(gst_tds > 0 ? [{ name: "GST-TDS, not paid in", value: rupeesExact(gst_tds) }] : []),
          { name: "Paid in", value: rupeesExact(paid) },
          {
            name: "Deposit held",
            value: `${rupeesExact(emd.held)} of ${rupeesExact(emd.required)}`,
          },
          ...(emd.short > 0 ? [{ name: "Deposit short", value: rupeesExact(emd.short) }] : []),
          { name: "Still to come", value: rupeesExact(due) },
          { name: "Days of grace until", value: grace_until && deadline(grace_until) },
        ]}
      />
    </Section>
  );
}
