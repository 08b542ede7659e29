import { useLayoutEffect, useRef } from "react";
import { indianNumber } from "../../lib/formatting.ts";
import { latinDigits } from "../../lib/latin-digits.ts";

type Props = Omit<React.ComponentProps<"input">, "value" | "onChange" | "ref"> & {
  /** Digits with at most one point, as typed; '' for nothing. */
  value: string;
  onValue: (value: string) => void;
};

/** As it is spoken or pasted: a phone's keyboard writes '1.5 लाख' for what it hears. */
const SPOKEN = /^(\d+(?:\.\d+)?)(lakhs?|lacs?|लाख|crores?|cr|करो\S+)$/i;
const CRORE = /^(cr|कर)/i;

/** Digits with at most one point, 11 before it and two behind. */
export function clean(text: string): string {
  const given = latinDigits(text).replace(/^\D*\p{L}\D*(?=\d)|[\s,₹]/gu, "");
  const [, number, scale = ""] = SPOKEN.exec(given) ?? [];
  const digits = number
    ? String(Number((Number(number) * (CRORE.test(scale) ? 1e7 : 1e5)).toFixed(2)))
    : given.replace(/[^\d.]/g, "");
  return /^\d{0,11}(\.\d{0,2})?/.exec(digits)?.[0] ?? "";
}

export function grouped(value: string): string {
  const [whole = "", fraction] = value.split(".");
  return (
    (whole ? indianNumber(Number(whole)) : "") + (fraction === undefined ? "" : `.${fraction}`)
  );
}

/** Rupees, grouped while typing; the caret stays behind the digit it was behind. */
export function RupeeInput({ value, onValue, ...rest }: Props) {
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
    <input
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="go"
      {...rest}
      value={shown}
      onChange={(e) => {
        behind.current = e.target.value
          .slice(0, e.target.selectionStart ?? 0)
          .replace(/,/g, "").length;
        onValue(clean(e.target.value));
      }}
    />
  );
}
