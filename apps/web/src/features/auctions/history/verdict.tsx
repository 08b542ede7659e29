import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconShieldCheck from "~icons/tabler/shield-check";
import { lotPrice } from "../../../lib/formatting/formatting.ts";
import { faultWords } from "./fault-words.ts";
import classes from "./history.module.css";
import type { Verdict } from "./verify-ledger.ts";

interface Props {
  verdict: Verdict;
  lot: AuctionDetails;
}

/** The result of the ledger's check. */
export default function Result({ verdict, lot }: Props) {
  if (verdict.fault)
    return (
      <p className={classes.verdict} data-broken>
        <IconAlertTriangle aria-hidden />{" "}
        {t`Entry ${verdict.fault.seq} does not match: ${faultWords(verdict.fault.what)}. Please tell us at once.`}
      </p>
    );
  if (verdict.bids + verdict.tenders === 0)
    return <p className={classes.verdict}>{t`No bids yet, so there is nothing to verify.`}</p>;
  return (
    <div className={classes.verdict} data-whole>
      <IconShieldCheck aria-hidden />
      <div>
        <b>{verifiedText(verdict)}</b>
        {verdict.maximum !== null && (
          <p>{t`Your own maximum of ${lotPrice(verdict.maximum, lot)} matches the one that was sealed.`}</p>
        )}
        <code className={classes.hash}>{t`Last fingerprint: ${verdict.last}`}</code>
      </div>
    </div>
  );
}

function verifiedText({ bids, tenders }: Verdict): string {
  if (bids === 1) return t`1 bid verified.`;
  if (bids > 1) return t`All ${bids} bids verified.`;
  return tenders === 1 ? t`1 sealed entry verified.` : t`All ${tenders} sealed entries verified.`;
}
