import { useId } from "react";
import classes from "./gate.module.css";

interface Props extends Omit<React.ComponentProps<"input">, "onChange"> {
  label: string;
  error: string | undefined;
  /** Digits that are read from the other side of a counter. */
  isBig?: boolean;
  onType: (text: string) => void;
}

/** For fingers in gloves. */
export function BigField({ label, error, isBig = false, onType, ...input }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        autoComplete="off"
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
