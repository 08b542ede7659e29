import type { AuctionDetails } from "@rebale/contract/auctions";
import { IconAlertTriangle, IconShieldCheck } from "@tabler/icons-react";
import { useState } from "react";
import { explain } from "../../../lib/explain.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "./history.module.css";
import type { Verdict } from "./verify-ledger.ts";

/** The ledger, explained for a person, and checked by their own browser. */
export function LedgerSection({ lot }: { lot: AuctionDetails }) {
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | { problem: string } | null>(null);
  const verify = async () => {
    setBusy(true);
    try {
      const { verifyLedger } = await import("./verify-ledger.ts");
      setVerdict(await verifyLedger(lot.url));
    } catch (error) {
      setVerdict({ problem: explain(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={classes.ledger} aria-labelledby="ledger">
      <h2 id="ledger" className={classes.title}>
        Nobody can rewrite these bids
      </h2>
      <p>
        Each bid is written with a fingerprint (SHA-256) of the line before it, like pages of a
        ledger sewn together. Change one old amount, and every fingerprint after it no longer fits.
        You need not believe us: your own browser can compute them all again.
      </p>
      <PlainButton kind="brand" onClick={verify} disabled={busy}>
        {busy ? "Computing…" : "Verify in my browser"}
      </PlainButton>
      <div role="status">{verdict && <Result verdict={verdict} />}</div>
    </section>
  );
}

function Result({ verdict }: { verdict: Verdict | { problem: string } }) {
  if ("problem" in verdict)
    return <p className={classes.verdict}>The ledger could not be checked: {verdict.problem}</p>;
  if (verdict.fault)
    return (
      <p className={classes.verdict} data-broken>
        <IconAlertTriangle aria-hidden /> Line {verdict.fault.seq} does not fit (
        {verdict.fault.what}). Please tell us at once.
      </p>
    );
  if (verdict.entries === 0)
    return <p className={classes.verdict}>There is no bid yet, so there is nothing to verify.</p>;
  return (
    <div className={classes.verdict} data-whole>
      <IconShieldCheck aria-hidden />
      <div>
        <b>
          All {verdict.entries} {verdict.entries === 1 ? "line fits" : "lines fit"}.
        </b>
        <code className={classes.hash}>Last fingerprint: {verdict.last}</code>
      </div>
    </div>
  );
}
