import { useRef } from "react";
import { type Basis, lotPrice } from "../../../lib/formatting/formatting.ts";
import classes from "./live-price.module.css";

/** A price that has moved since it came into sight rolls in from below. */
export function LivePrice({ amount, basis }: { amount: number; basis: Basis }) {
  const first = useRef(amount);
  return (
    <span className={classes.price}>
      <b key={amount} className="figures" data-moved={amount !== first.current || undefined}>
        {lotPrice(amount, { basis })}
      </b>
    </span>
  );
}
