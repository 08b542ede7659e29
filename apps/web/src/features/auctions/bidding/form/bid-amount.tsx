import type { Basis } from "../../../../lib/formatting/formatting.ts";
import { RupeeInput } from "../../../../ui/fields/rupee-input.tsx";
import classes from "../bidding.module.css";

interface Props {
  id: string;
  /** Digits with at most one point, as typed; '' for nothing. */
  value: string;
  onChange: (value: string) => void;
  describedBy: string;
  invalid: boolean;
  focused?: boolean;
  basis?: Basis;
}

/** The amount, behind the rupee sign. */
export const BidAmount = ({ id, value, onChange, describedBy, invalid, focused, basis }: Props) => (
  <div className={classes.amount} data-invalid={invalid || undefined}>
    <span aria-hidden>₹</span>
    <RupeeInput
      id={id}
      className="figures"
      data-autofocus={focused || undefined}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      basis={basis}
      value={value}
      onValue={onChange}
    />
  </div>
);
