import type { CompanyNow } from "@rebale/contract/awards/company-now";
import { t } from "ttag";
import { awards } from "../../../lib/api/office-operations.ts";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { stepText } from "../../../shared/goods/state-labels.ts";
import { plate, slotDay, slotHours, truckStates } from "../../../shared/goods/truck-labels.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { SaleState } from "../../../shared/office/object/object-rows.tsx";
import { partOf, placeOf } from "../../../shared/office/object/places.rules.ts";
import { Rows } from "../../../shared/office/object/rows.tsx";
import { usePart } from "../../../shared/office/object/use-part.ts";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";

/** A company's open sales with what comes next, and today's trucks. */
export function Now({ id }: { id: string }) {
  const part = usePart(`now ${id}`, async (signal) => {
    const { data } = await api.call(awards.companyNow, { params: { id }, signal });
    return data;
  });
  if (part.failure !== null)
    return <FailedPart what={t`What is under way`} error={part.failure} retry={part.again} />;
  if (!part.data) return <Skeleton height={140} />;
  const { sales, trucks } = part.data;
  return (
    <Section title={t`Now`}>
      <Rows label={t`Open sales`} none={t`No sale is open.`} rows={sales.map(saleRow)} />
      {trucks.length > 0 && <Rows label={t`Today’s trucks`} none="" rows={trucks.map(truckRow)} />}
    </Section>
  );
}

const saleRow = (sale: CompanyNow["sales"][number]) => ({
  key: sale._id,
  to: placeOf("award", sale._id),
  name: sale.title,
  below: t`Sale ${sale._id}, ${sale.side === "buyer" ? t`from ${sale.seller}` : t`to ${sale.buyer}`}. They read: ${stepText(sale.next_step)}`,
  chip: <SaleState state={sale.state} />,
  figure: rupeesExact(sale.value),
});

const truckRow = ({ _id, award_id, title, ...truck }: CompanyNow["trucks"][number]) => ({
  key: _id,
  to: partOf("award", award_id, "goods"),
  name: plate(truck.vehicle_no),
  below: title,
  chip: <Chip>{truckStates[truck.state]}</Chip>,
  at: `${slotDay(truck.slot)}, ${slotHours(truck.slot)}`,
});
