import { useLayoutEffect, useRef } from "react";
import { indianNumber } from "../../../lib/formatting.ts";
import classes from "./bidding.module.css";

interface Props {
  id: string;
  /** Digits with at most one point, as typed; '' for nothing. */
  value: string;
  onChange: (value: string) => void;
  describedBy: string;
  invalid: boolean;
  focused?: boolean;
}

/** A Hindi keyboard may write its own digits. */
const latin = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
const clean = (text: string) =>
  /^\d{0,11}(\.\d{0,2})?/.exec(latin(text).replace(/[^\d.]/g, ""))?.[0] ?? "";

export function grouped(value: string): string {
  const [whole = "", fraction] = value.split(".");
  return (
    (whole ? indianNumber(Number(whole)) : "") + (fraction === undefined ? "" : `.${fraction}`)
  );
}

/** Rupees, grouped while typing; the caret stays behind the digit it was behind. */
export function BidAmount({ id, value, onChange, describedBy, invalid, focused }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const shown = grouped(value);
  useLayoutEffect(() => {
    if (behind.current === null || !input.current) return;
    let at = 0;
    for (let digits = behind.current; digits > 0 && at < shown.length; at++)
      if (shown[at] !== ",") digits--;
    input.current.setSelectionRange(at, at);
    behind.current = null;
  }, [shown]);
  return (
    <div className={classes.amount} data-invalid={invalid || undefined}>
      <span aria-hidden>₹</span>
      <input
        ref={input}
        id={id}
        className="figures"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
        data-autofocus={focused || undefined}
        value={shown}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(e) => {
          behind.current = e.target.value
            .slice(0, e.target.selectionStart ?? 0)
            .replace(/,/g, "").length;
          onChange(clean(e.target.value));
        }}
      />
    </div>
  );
}
