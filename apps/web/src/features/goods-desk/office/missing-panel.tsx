import type { MissingPapers } from "@rebale/contract/goods-desk";
import { Link } from "react-router";
import { t } from "ttag";
import { indianNumber, kilograms } from "../../../lib/formatting/formatting.ts";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { DocumentPane } from "../../../shared/office/documents/document-pane.tsx";
import { Facts } from "../../../shared/office/facts.tsx";
import { SideLink } from "../../../shared/office/object/object-link.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { Drawer } from "../../../shared/office/panels/drawer.tsx";
import { Decisions } from "../../../shared/office/queue/decisions.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { When } from "../../../shared/office/when.tsx";
import { missingText } from "./missing.rules.ts";

interface Props {
  truck: MissingPapers;
  next: () => void;
  onClose: () => void;
}

/** One truck that left without a paper: whom to call, and what it left with. */
export function MissingPanel({ truck, next, onClose }: Props) {
  const { vehicle_no, invoice_id, invoice_no } = truck;
  return (
    <Drawer title={plate(vehicle_no)} onClose={onClose}>
      <Section title={t`Missing: ${missingText(truck)}`}>
        <Facts
          facts={[
            {
              name: t`Sale`,
              value: <Link to={placeOf("award", truck.award_id)}>{truck.title}</Link>,
            },
            { name: t`Seller`, value: <SideLink of={truck} side="seller" /> },
            { name: t`Buyer`, value: <SideLink of={truck} side="buyer" /> },
            { name: t`Truck`, value: indianNumber(truck.no) },
            { name: t`Goods`, value: kilograms(truck.net_kg) },
            { name: t`Left`, value: <When time={truck.gate_out_at} /> },
            { name: t`Invoice`, value: invoice_no },
          ]}
        />
        <p>
          {t`The seller enters what is missing on the sale’s page. Call them: their number stands with the sale.`}
        </p>
      </Section>
      {invoice_id && (
        <Section title={t`The invoice`}>
          <DocumentPane of="invoice" file={invoice_id} name={t`Invoice ${invoice_no ?? ""}`} />
        </Section>
      )}
      <Decisions choices={[]} next={next} />
    </Drawer>
  );
}
