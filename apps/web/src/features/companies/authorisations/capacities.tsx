import type { Capacity } from "@rebale/contract/authorisations";
import { t } from "ttag";
import { quantity } from "../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import own from "./authorisations.module.css";

/** How much of each stream's capacity is used this financial year, as bars with their figures. */
export const Capacities = ({ capacities }: { capacities: readonly Capacity[] }) => (
  <ul className={own.capacities} aria-label={t`Capacity this financial year`}>
    {capacities.map(({ stream, financial_year, capacity_kg, used_kg, remaining_kg }) => (
      <li key={stream}>
        <b>{t`${streamNames[stream]} in ${financial_year}`}</b>
        <meter
          min={0}
          max={capacity_kg}
          value={used_kg}
          aria-label={t`${streamNames[stream]}: used ${quantity(used_kg, "kg")} of ${quantity(capacity_kg, "kg")}`}
        />
        <span className="figures">
          {t`${quantity(remaining_kg, "kg")} left of ${quantity(capacity_kg, "kg")}; won and leading: ${quantity(used_kg, "kg")}`}
        </span>
      </li>
    ))}
  </ul>
);
