import type { Award } from "@rebale/contract/awards";
import { isOpenHold } from "@rebale/contract/tax-holds/states";
import { Link } from "react-router";
import { t } from "ttag";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Mark } from "../../../shared/goods/mark.tsx";
import type { Side } from "../../../shared/goods/side.ts";
import { plate } from "../../../shared/goods/truck-labels.ts";
import {
  differenceText,
  holdLines,
  holdState,
  holdTone,
  NO_PROOF_OF_PAYMENT,
  whyNotHeld,
} from "../../../shared/tax-holds/hold-labels.rules.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./strips.module.css";

interface Props {
  award: Award;
  side: Side;
}

/** A sale's GST that is kept, a strip a truck; nothing of a sale that was agreed without. */
export function TaxHoldStrips({ award, side }: Props) {
  const { tax_hold: agreed, tax_holds: holds } = award;
  if (!agreed) return null;
  return (
    <section id="gst" className={classes.gst}>
      <h3>{t`GST kept`}</h3>
      <p className="figures">
        {agreed.applies
          ? expectedText(agreed, side)
          : t`This lot was GST-safe, and nothing is kept: ${whyNotHeld(agreed.why_not, side)}.`}
      </p>
      {holds.length > 0 && (
        <ul>
          {holds.map((hold) => (
            <Strip key={hold._id} hold={hold} award={award} side={side} />
          ))}
        </ul>
      )}
      {agreed.applies && (
        <p>
          {NO_PROOF_OF_PAYMENT}{" "}
          {holds.some(({ state }) => isOpenHold(state)) && (
            <Link to="/tax-holds">
              {side === "buyer" ? t`Bring your GSTR-2B` : t`All GST that is kept`}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

const expectedText = ({ expected, days }: NonNullable<Award["tax_hold"]>, side: Side): string =>
  side === "buyer"
    ? t`${rupeesExact(expected)} of what you pay, the GST, reaches the seller once your GSTR-2B shows each truck’s invoice, or by ${days} days after it.`
    : t`${rupeesExact(expected)} of what the buyer pays, the GST, reaches you once the buyer’s GSTR-2B shows each truck’s invoice, or by ${days} days after it.`;

function Strip({ hold, award, side }: Props & { readonly hold: Award["tax_holds"][number] }) {
  const truck = award.trips.find(({ _id }) => _id === hold.trip_id);
  return (
    <li className="figures" data-tone={holdTone(hold.state)}>
      <div>
        <b>
          {truck && <span className="unbroken">{plate(truck.vehicle_no)}</span>} {hold.number}
        </b>
        <Mark tone={holdTone(hold.state)}>{holdState(hold.state, side)}</Mark>
      </div>
      {[...holdLines(hold, side), ...hold.differences.map(differenceText)].map((line) => (
        <p key={line}>
          <WithDates>{line}</WithDates>
        </p>
      ))}
    </li>
  );
}
