import type { AuctionDetails } from "@rebale/contract/auctions";
import { hasTwoStages } from "@rebale/contract/auctions/format-facts";
import { lazy, Suspense, useState } from "react";
import { t } from "ttag";
import IconCheck from "~icons/tabler/check";
import { bidderName } from "../../../../lib/formatting/bidder-name.ts";
import { exactPrice } from "../../../../lib/formatting/formatting.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { language } from "../../../../lib/language/language.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { Optional } from "../../../../ui/later/optional.tsx";
import { hasEnded } from "../../bidding/standing/after-the-end.tsx";
import type { Verdict } from "../../history/verify-ledger.ts";
import { placeOf, qualifiedOf, type Rung } from "./ladder.rules.ts";
import classes from "./tender.module.css";
import { useLadder } from "./use-ladder.ts";

const Result = lazy(() => import("../../history/verdict.tsx"));

/** The tenders after their opening: what each offered, and whether all was as it was sealed. */
export default function Opened({ lot }: { lot: AuctionDetails }) {
  const ladder = useLadder(lot.url);
  if (ladder === null) return null;
  if (ladder === "failed")
    return (
      <p className={classes.soft} role="status">
        {t`The opened tenders could not be read just now. Reload the page to see them.`}
      </p>
    );
  if (ladder.length === 0) return null;
  return (
    <>
      <Qualified lot={lot} ladder={ladder} />
      <details className={classes.opened} open={hasEnded(lot)}>
        <summary>
          {ladder.length === 1 ? t`1 tender was opened` : t`${ladder.length} tenders were opened`}
        </summary>
        <ol className={`${classes.ladder} figures`}>
          {ladder.map((rung) => (
            <li
              key={rung.seq}
              data-own={rung.bidder === lot.my_bidder || undefined}
              data-void={rung.voided || undefined}
            >
              <span>{nameOf(rung, lot)}</span>
              <span>{exactPrice(rung.amount, lot)}</span>
            </li>
          ))}
        </ol>
        <Check lot={lot} />
      </details>
    </>
  );
}

function nameOf({ bidder, voided }: Rung, lot: AuctionDetails): string {
  const name = bidderName(bidder);
  const own = lot.has_colleagues ? t`${name} (your company)` : t`${name} (you)`;
  const shown = bidder === lot.my_bidder ? own : name;
  return voided ? `${shown} ${t`(voided)`}` : shown;
}

/** Where one's own tender stands among those that may go on to the auction. */
function Qualified({ lot, ladder }: { lot: AuctionDetails; ladder: readonly Rung[] }) {
  const place = placeOf(ladder, lot.my_bidder);
  if (!hasTwoStages(lot.format.kind) || !lot.qualified || place === null) return null;
  return (
    <p className={classes.qualified}>
      <IconCheck size={20} aria-hidden />
      <b>{t`You qualified, ${ordinal(place)} of ${qualifiedOf(ladder, lot.format.best)}`}</b>
    </p>
  );
}

/** '2nd'; Hindi says the figure alone. */
function ordinal(n: number): string {
  if (language === "hi") return String(n);
  const tens = n % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}

/** Computes in this browser that every tender is the one that was sealed, and that the first won. */
function Check({ lot }: { lot: AuctionDetails }) {
  const { type } = useSession();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    try {
      const { verifyLedger } = await import("../../history/verify-ledger.ts");
      setVerdict(await verifyLedger(lot, type === "buyer"));
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PlainButton kind="quiet" disabled={busy} onClick={() => void check()}>
        {busy ? t`Checking…` : t`Check the opening`}
      </PlainButton>
      <div role="status">
        {verdict && (
          <Optional>
            <Suspense>
              <Result verdict={verdict} lot={lot} />
            </Suspense>
          </Optional>
        )}
      </div>
    </>
  );
}
