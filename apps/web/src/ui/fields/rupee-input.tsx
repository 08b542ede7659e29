import { useLayoutEffect, useRef, useState } from "react";
import { retyped, typedRupees } from "./typed-rupees.rules.ts";

interface Rupees {
  /** Digits with at most one point; '' for nothing. */
  value: string;
  /** @param shown as the field shows it: the words themselves where they are no number */
  onValue: (value: string, shown: string) => void;
  /** A rate of this basis may be pasted with its unit. */
  basis?: string | undefined;
}

const isSame = (a: string, b: string) =>
  a === b || (a !== "" && b !== "" && Number(a) === Number(b));

/** Rupees, grouped while typing; the caret stays behind the digit it was behind. */
export function useRupees({ value, onValue, basis }: Rupees) {
  const ref = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const [typed, setTyped] = useState(() => typedRupees(value));
  const field = isSame(typed.value, value) ? typed : typedRupees(value);
  const { shown } = field;
  useLayoutEffect(() => {
    if (behind.current === null || !ref.current) return;
    let at = 0;
    for (let digits = behind.current; digits > 0 && at < shown.length; at++)
      if (shown[at] !== ",") digits--;
    ref.current.setSelectionRange(at, at);
    behind.current = null;
  });
  return {
    ref,
    value: shown,
    onChange: (e: React.ChangeEvent<HTMLInputElement>) => {
      const text = e.target.value;
      const caret = e.target.selectionStart ?? text.length;
      const next = retyped(field, text, basis);
      behind.current =
        caret === text.length ? next.shown.length : text.slice(0, caret).replace(/,/g, "").length;
      setTyped(next);
      onValue(next.value, next.shown);
    },
  };
}

type Props = Omit<React.ComponentProps<"input">, "value" | "onChange" | "ref"> & Rupees;

export function RupeeInput({ value, onValue, basis, ...rest }: Props) {
  const rupees = useRupees({ value, onValue, basis });
  return <input inputMode="decimal" autoComplete="off" enterKeyHint="go" {...rest} {...rupees} />;
}
