import type { Award } from "@rebale/contract/awards";
import { Link } from "react-router";
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
import classes from "./sales.module.css";

/** Trucks that have left with a sale's goods, claims, and both sides' word on the weight. */
export function SaleGoods({ award }: { award: Award }) {
  const { trips, claims, weight, goods } = award;
  const left = leftToLift(award);
  if (trips.length === 0) return null;
  return (
    <>
      <Section title="Trucks">
        <ol className={classes.timeline}>
          {trips.map((truck) => (
            <li key={truck._id}>
              <span>
                <b className="figures">{plate(truck.vehicle_no)}</b>, {truckStates[truck.state]}
              </span>
              <span className="figures">
                {truck.net_kg === null
                  ? `${slotDay(truck.slot)}, ${slotHours(truck.slot)}`
                  : `${orDash(truck.tare_kg)} to ${orDash(truck.gross_kg)}: ${kilograms(truck.net_kg)}`}
              </span>
            </li>
          ))}
        </ol>
        <Facts
          facts={[
            { name: "Out", value: kilograms(goods.out_kg) },
            { name: "Left to lift", value: left === null ? null : kilograms(left) },
          ]}
        />
        {award.state === "lifted" && (
          <p>
            {weightText(weight.buyer, "buyer")}. {weightText(weight.seller, "seller")}.
          </p>
        )}
      </Section>
      {claims.length > 0 && (
        <Section title="Claims">
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
