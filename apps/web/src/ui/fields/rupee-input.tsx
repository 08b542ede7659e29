import { useLayoutEffect, useRef, useState } from "react";
import { type Kind, retyped, typedRupees } from "./typed-rupees.rules.ts";

interface Typed extends Partial<Kind> {
  /** Digits with at most one point; '' for nothing. */
  value: string;
  /** @param shown as the field shows it: the words themselves where they are no number */
  onValue: (value: string, shown: string) => void;
}

const isSame = (a: string, b: string) =>
  a === b || (a !== "" && b !== "" && Number(a) === Number(b));

/** A number, grouped while typing; the caret stays behind the digit it was behind. */
export function useTypedNumber({ value, onValue, basis, places = 2 }: Typed) {
  const ref = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const [typed, setTyped] = useState(() => typedRupees(value, basis));
  const field = isSame(typed.value, value) ? typed : typedRupees(value, basis);
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
      const next = retyped(field, text, { basis, places });
      behind.current =
        caret === text.length ? next.shown.length : text.slice(0, caret).replace(/,/g, "").length;
      setTyped(next);
      onValue(next.value, next.shown);
    },
  };
}

type Props = Omit<React.ComponentProps<"input">, "value" | "onChange" | "ref"> & Typed;

export function RupeeInput({ value, onValue, basis, places, ...rest }: Props) {
  const typed = useTypedNumber({ value, onValue, basis, ...(places && { places }) });
  return <input inputMode="decimal" autoComplete="off" enterKeyHint="go" {...rest} {...typed} />;
}
