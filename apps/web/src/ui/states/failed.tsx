import { useRevalidator, useRouteError } from "react-router";
import { Refused } from "../../lib/api/client.ts";
import { explain } from "../../lib/explain.ts";
import { ButtonLink, PlainButton } from "../button-link.tsx";
import classes from "./states.module.css";

/** What failed, and the next step. `what` completes "… could not be loaded". */
export function FailedPart({
  what,
  error,
  retry,
}: {
  what: string;
  error?: unknown;
  retry?: () => void;
}) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={classes.state} role="alert">
      <h3>{what} could not be loaded</h3>
      {error !== undefined && <p>{explain(error)}</p>}
      <PlainButton
        kind="quiet"
        disabled={state !== "idle"}
        onClick={() => (retry ? retry() : void revalidate())}
      >
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
      <FailedPage error={error} />
    </main>
  );
}

/** Asking again helps nobody whose session has ended, or whose account is of the other kind. */
function FailedPage({ error }: { error: unknown }) {
  const code = error instanceof Refused ? error.code : null;
  if (code === "sign_in_first")
    return (
      <div className={classes.state} role="alert">
        <h3>You are logged out</h3>
        <p>Your session has ended. Please log in again to go on.</p>
        <div className={classes.next}>
          <ButtonLink to="/login/buyer">Login as Buyer</ButtonLink>
          <ButtonLink to="/login/seller" kind="quiet">
            Login as Seller
          </ButtonLink>
        </div>
      </div>
    );
  if (code === "not_allowed")
    return (
      <div className={classes.state} role="alert">
        <h3>This page is not for your account</h3>
        <p>Selling needs a seller account, bidding a buyer account.</p>
        <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
      </div>
    );
  return <FailedPart what="This page" error={error} />;
}
