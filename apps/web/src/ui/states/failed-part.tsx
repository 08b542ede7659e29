import { useRevalidator } from "react-router";
import { t } from "ttag";
import { explain } from "../../lib/language/explain.ts";
import { PlainButton } from "../button-link.tsx";
import { Reference } from "./reference.tsx";
import classes from "./states.module.css";

/** The failure, and the next step. `what` completes "… could not be loaded". */
export function FailedPart({
  what,
  error,
  retry,
}: {
  what: string;
  error?: unknown;
  retry?: () => void;
}) {
  return (
    <div className={classes.state} role="alert">
      <h3>{t`${what} could not be loaded`}</h3>
      {error !== undefined && <p>{explain(error)}</p>}
      <TryAgain retry={retry} />
      <Reference of={error} />
    </div>
  );
}

export function TryAgain({ retry }: { retry?: () => void }) {
  const { revalidate, state } = useRevalidator();
  return (
    <PlainButton
      kind="quiet"
      disabled={state !== "idle"}
      onClick={() => (retry ? retry() : void revalidate())}
    >
      {t`Try again`}
    </PlainButton>
  );
}
