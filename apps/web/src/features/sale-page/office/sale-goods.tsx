import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { kilograms } from "../../../lib/formatting/formatting.ts";
import { leftToLift } from "../../../shared/goods/goods.rules.ts";
import {
  orDash,
  plate,
  slotDay,
  slotHours,
  truckStates,
} from "../../../shared/goods/truck-labels.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { outcomeText, weightText } from "../../settlement/sale/claim-labels.rules.ts";
import { SaleTruck } from "./sale-truck.tsx";
import classes from "./sales.module.css";

/** Trucks that have left with a sale's goods, claims, and both sides' word on the weight. */
export function SaleGoods({ award }: { award: Award }) {
  const { trips, claims, weight, goods, papers } = award;
  // Where there is one truck, there is nothing to choose.
  const [open, setOpen] = useState<string | null>(
    trips.length === 1 ? (trips[0]?._id ?? null) : null,
  );
  const left = leftToLift(award);
  if (trips.length === 0) return null;
  return (
    <>
      <Section title={t`Trucks`}>
        {trips.map((truck) => (
          <TruckRow
            key={truck._id}
            truck={truck}
            papers={papers}
            isOpen={open === truck._id}
            onToggle={(isOpen) =>
              setOpen((now) => (isOpen ? truck._id : now === truck._id ? null : now))
            }
          />
        ))}
        <Facts
          facts={[
            { name: t`Out`, value: kilograms(goods.out_kg) },
            { name: t`Left to lift`, value: left === null ? null : kilograms(left) },
          ]}
        />
        {award.state === "lifted" && (
          <p>
            {weightText(weight.buyer, "buyer")}. {weightText(weight.seller, "seller")}.
          </p>
        )}
      </Section>
      {claims.length > 0 && (
        <Section title={t`Claims`}>
          <ol className={classes.timeline}>
            {claims.map((claim) => (
              <li key={claim._id}>
                <Link to={`/admin/claims?state=all&open=${claim._id}`}>{claim.what}</Link>
                <span className="figures">{outcomeText(claim)}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}

interface TruckRowProps {
  truck: Award["trips"][number];
  papers: Award["papers"];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A row a truck; what a caller asks about it is read when it opens. */
const TruckRow = ({ truck, papers, isOpen, onToggle }: TruckRowProps) => (
  <details
    className={classes.paper}
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
  >
    <summary>
      <b className="figures">{plate(truck.vehicle_no)}</b>, {truckStates[truck.state]}
      {" · "}
      <span className="figures">
        {truck.net_kg === null
          ? `${slotDay(truck.slot)}, ${slotHours(truck.slot)}`
          : t`${orDash(truck.tare_kg)} to ${orDash(truck.gross_kg)}: ${kilograms(truck.net_kg)}`}
      </span>
    </summary>
    {isOpen && <SaleTruck truck={truck} papers={papers} />}
  </details>
);
