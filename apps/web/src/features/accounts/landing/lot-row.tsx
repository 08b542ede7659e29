import type { Lot } from "@rebale/contract/listings";
import { t } from "ttag";
import { cardOf } from "../../../shared/lot/card-lot.ts";
import { LotCard } from "../../../shared/lot/lot-card.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import classes from "./landing.module.css";

/** S2.36: the first three, and the way to all of them when there are more. */
export function LotRow({
  title,
  lots,
  first = false,
}: {
  title: string;
  lots: readonly Lot[];
  first?: boolean;
}) {
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {lots.length > 3 && (
          <ButtonLink to="/are-selling" kind="quiet">
            {t`View ALL`}
          </ButtonLink>
        )}
      </div>
      <ul className={classes.row}>
        {lots.slice(0, 3).map((lot) => (
          <li key={lot._id}>
            <LotCard lot={cardOf(lot)} first={first} />
          </li>
        ))}
      </ul>
    </section>
  );
}
