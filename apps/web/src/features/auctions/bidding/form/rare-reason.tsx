import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { WithDates } from "../../../../ui/with-dates.tsx";
import classes from "../bidding.module.css";
import MissingPapers from "../not-allowed/missing-papers.tsx";
import { waitsForSeller } from "../standing/waits-for-seller.ts";
import { OfTheCompany } from "./of-the-company.tsx";

/** Why nobody, or not this member, may bid: what few visitors read. */
export default function RareReason({ lot }: { lot: AuctionDetails }) {
  if (lot.why_not === "company_leads" || lot.why_not === "bid_limit_exceeded")
    return <OfTheCompany lot={lot} />;
  if (!waitsForSeller(lot)) return <MissingPapers lot={lot} />;
  return (
    <p className={classes.note}>
      {t`Opens after the seller confirms.`} <WithDates>{planned(lot)}</WithDates>
    </p>
  );
}

/** The start that was set, or past it how long bidding could still last. */
function planned({ starts_at, ends_at, server_time }: AuctionDetails): string {
  if (starts_at && starts_at > server_time) return t`Planned start: ${dateTime(starts_at)}.`;
  return t`Bidding ends on ${dateTime(ends_at ?? server_time)} at the latest.`;
}
