import { useRevalidator, useRouteError } from "react-router";
import { explain } from "../../lib/explain.ts";
import { PlainButton } from "../button-link.tsx";
import classes from "./states.module.css";

/** What failed, and the next step. `what` completes "… could not be loaded". */
export function FailedPart({ what, error, retry }: { what: string; error?: unknown; retry?: () => void }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={classes.state} role="alert">
      <h3>{what} could not be loaded</h3>
      {error !== undefined && <p>{explain(error)}</p>}
      <PlainButton kind="quiet" disabled={state !== "idle"} onClick={() => (retry ? retry() : void revalidate())}>
        Try again
      </PlainButton>
    </div>
  );
}

/** For a member screen: `export { Failed as ErrorBoundary }`. */
export function Failed() {
  const error = useRouteError();
  return (
    <main id="content" className="wide">
      <FailedPart what="This page" error={error} />
    </main>
  );
}
