import { memo } from "react";
import { Later } from "../../../ui/later/later.tsx";
import type { CardLot } from "./card-lot.ts";
import { LotCard } from "./lot-card.tsx";
import classes from "./lot-grid.module.css";

/**
 * `first`: its first card has the page's largest picture. Only other lots draw it anew: a page that
 * hears something has no part of it taken over early.
 */
export const LotGrid = memo(function LotGrid({
  lots,
  first = false,
  heading = "h3",
}: {
  lots: readonly CardLot[];
  first?: boolean;
  heading?: "h2" | "h3";
}) {
  return (
    <ul
      className={classes.grid}
      data-from-server={typeof window === "undefined" || undefined}
      suppressHydrationWarning
    >
      {lots.map((lot, i) => (
        <li key={lot._id}>
          <Later>
            <LotCard lot={lot} first={first && i === 0} heading={heading} />
          </Later>
        </li>
      ))}
    </ul>
  );
});
