import type { AuctionDetails } from "@rebale/contract/auctions";
import { IconAlertTriangle, IconShieldCheck } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "ttag";
import { explain } from "../../../lib/explain.ts";
import { lotPrice } from "../../../lib/formatting.ts";
import { useSession } from "../../../lib/session.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "./history.module.css";
import type { Verdict } from "./verify-ledger.ts";

/** The ledger, explained for a person, and checked by their own browser. */
export function LedgerSection({ lot }: { lot: AuctionDetails }) {
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | { problem: string } | null>(null);
  const { type } = useSession();
  const verify = async () => {
    setBusy(true);
    try {
      const { verifyLedger } = await import("./verify-ledger.ts");
      setVerdict(await verifyLedger(lot, type === "buyer"));
    } catch (error) {
      setVerdict({ problem: explain(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={classes.ledger} aria-labelledby="ledger">
      <h2 id="ledger" className={classes.title}>
        {t`Nobody can rewrite these bids`}
      </h2>
      <p>
        {t`Each bid carries a fingerprint (SHA-256) of the one before it, like the sewn pages of a ledger. Change one old amount, and no fingerprint after it matches. You don’t have to trust us: your own browser can recompute them all.`}
      </p>
      <PlainButton kind="brand" onClick={verify} disabled={busy}>
        {busy ? t`Computing…` : t`Verify in my browser`}
      </PlainButton>
      <div role="status">{verdict && <Result verdict={verdict} lot={lot} />}</div>
    </section>
  );
}

interface ResultProps {
  verdict: Verdict | { problem: string };
  lot: AuctionDetails;
}

function Result({ verdict, lot }: ResultProps) {
  if ("problem" in verdict)
    return (
      <p className={classes.verdict}>{t`The ledger could not be checked: ${verdict.problem}`}</p>
    );
  if (verdict.fault)
    return (
      <p className={classes.verdict} data-broken>
        <IconAlertTriangle aria-hidden />{" "}
        {t`Entry ${verdict.fault.seq} does not match (${verdict.fault.what}). Please tell us at once.`}
      </p>
    );
  if (verdict.bids === 0)
    return <p className={classes.verdict}>{t`No bids yet, so there is nothing to verify.`}</p>;
  return (
    <div className={classes.verdict} data-whole>
      <IconShieldCheck aria-hidden />
      <div>
        <b>{verdict.bids === 1 ? t`1 bid verified.` : t`All ${verdict.bids} bids verified.`}</b>
        {verdict.maximum !== null && (
          <p>{t`Your own maximum of ${lotPrice(verdict.maximum, lot)} is the one that was sealed.`}</p>
        )}
        <code className={classes.hash}>{t`Last fingerprint: ${verdict.last}`}</code>
      </div>
    </div>
  );
}
