import { Link, type LinkProps } from "react-router";
import classes from "./button-link.module.css";

export type ButtonKind = "main" | "brand" | "quiet" | "on-dark";

/**
 * A link that looks like a button. `main` (marigold) once a screen, for the action that matters.
 */
export function ButtonLink({
  kind = "brand",
  className,
  ...rest
}: LinkProps & { kind?: ButtonKind }) {
  return (
    <Link
      {...rest}
      className={[classes.button, className].filter(Boolean).join(" ")}
      data-kind={kind}
    />
  );
}

/** The same look for a button. */
export function PlainButton({
  kind = "brand",
  className,
  ...rest
}: React.ComponentProps<"button"> & { kind?: ButtonKind }) {
  return (
    <button
      type="button"
      {...rest}
      className={[classes.button, className].filter(Boolean).join(" ")}
      data-kind={kind}
    />
  );
}
