import type { CardLot } from "./card-lot.ts";
import { LotCard } from "./lot-card.tsx";
import classes from "./lot-grid.module.css";

/** `above` cards stand in the first view and get their pictures at once. */
export function LotGrid({ lots, above = 0, heading = "h3" }: { lots: readonly CardLot[]; above?: number; heading?: "h2" | "h3" }) {
  return (
    <ul className={classes.grid}>
      {lots.map((lot, i) => (
        <li key={lot._id}>
          <LotCard lot={lot} first={above > 0 && i === 0} early={i < above} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
