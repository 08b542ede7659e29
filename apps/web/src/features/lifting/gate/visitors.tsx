import type { Inspection } from "@rebale/contract/inspections";
import { t } from "ttag";
import { slotHours } from "../../../shared/goods/truck-labels.ts";
import { visitorsText, visitStates } from "../../../shared/goods/visit-labels.ts";
import classes from "./gate.module.css";
import type { Use } from "./gate.rules.ts";

interface Props {
  visits: readonly Inspection[];
  uses: readonly Use[];
}

/** The people who come today to see goods. Whoever was let in without network has come, too. */
export function Visitors({ visits, uses }: Props) {
  if (visits.length === 0) return null;
  const came = new Set(
    uses.filter(({ dir, state }) => dir === "visit" && state === "waiting").map(({ trip }) => trip),
  );
  return (
    <section className={classes.group}>
      <h2>
        {t`Visitors`} <span className="figures">{visits.length}</span>
      </h2>
      <ul>
        {visits.map((visit) => (
          <li key={visit._id} className={classes.visit}>
            <strong>{visitorsText(visit)}</strong>
            <span>{visitStates[came.has(visit._id) ? "came" : visit.state]}</span>
            <span>
              {slotHours(visit)} · {visit.title}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
