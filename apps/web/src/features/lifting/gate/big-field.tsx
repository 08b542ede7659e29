import { useId } from "react";
import classes from "./gate.module.css";

interface Props extends Omit<React.ComponentProps<"input">, "onChange" | "inputMode"> {
  label: string;
  error: string | undefined;
  /** Digits that are read from the other side of a counter; the server reads what was typed. */
  isBig?: boolean;
  keys?: "text" | "numeric" | "decimal";
  onType: (text: string) => void;
}

/** For fingers in gloves. */
export function BigField({ label, error, isBig = false, keys = "text", onType, ...input }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        autoComplete="off"
        inputMode={keys}
        data-big={isBig}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {error && (
        <p id={`${id}-error`} className={classes.wrong} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
