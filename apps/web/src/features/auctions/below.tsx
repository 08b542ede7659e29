import type { AuctionDetails } from "@rebale/contract/auctions";
import type { CompanyRecord } from "@rebale/contract/awards";
import { lazy, memo, Suspense, useState } from "react";
import { t } from "ttag";
import { explain } from "../../lib/language/explain.ts";
import { useSession } from "../../lib/session/session.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Later } from "../../ui/later/later.tsx";
import { LazyPart } from "../../ui/later/lazy-part.tsx";
import { LotFacts } from "./facts/lot-facts.tsx";
import { AuctionTabs } from "./history/auction-tabs.tsx";
import classes from "./history/history.module.css";
import type { Verdict } from "./history/verify-ledger.ts";
import type { History } from "./live/live-state.ts";

const BidHistory = lazy(() => import("./history/bid-history.tsx"));
const TermsSection = lazy(() => import("./terms/terms-section.tsx"));

/*
 * The page below the first screen: drawn anew when the auction moves, not when the page hears that
 * its line is up.
 */

interface MoreProps {
  lot: AuctionDetails;
  bids: readonly History[];
  /** The seller's; null without a company. */
  record: CompanyRecord | null;
}

export const More = memo(function More({ record, ...props }: MoreProps) {
  return (
    <>
      <Later>
        <LotFacts lot={props.lot} record={record} />
      </Later>
      {props.lot.terms && <LazyPart part={TermsSection} of={props} />}
      <LazyPart part={BidHistory} of={props} />
      <Later>
        <LedgerSection lot={props.lot} />
      </Later>
    </>
  );
});

export const Tabs = memo(function Tabs(props: React.ComponentProps<typeof AuctionTabs>) {
  return (
    <Later>
      <AuctionTabs {...props} />
    </Later>
  );
});

const loadResult = () => import("./history/verdict.tsx");
const Result = lazy(loadResult);

/** The ledger, explained for a person, and checked by their own browser. */
function LedgerSection({ lot }: { lot: AuctionDetails }) {
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { type } = useSession();
  const verify = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const [{ verifyLedger }] = await Promise.all([
        import("./history/verify-ledger.ts"),
        loadResult(),
      ]);
      setVerdict(await verifyLedger(lot, type === "buyer"));
    } catch (error) {
      setProblem(explain(error));
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
      <div role="status">
        {problem !== null && (
          <p className={classes.verdict}>{t`The ledger could not be checked: ${problem}`}</p>
        )}
        <Suspense>{problem === null && verdict && <Result verdict={verdict} lot={lot} />}</Suspense>
      </div>
    </section>
  );
}
