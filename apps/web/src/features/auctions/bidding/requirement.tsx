import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import IconCertificate from "~icons/tabler/certificate";
import IconShieldCheck from "~icons/tabler/shield-check";
import { quantity } from "../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import classes from "./bidding.module.css";

/** The authorisation that the lot asks for, in one line; for everybody who looks at it. */
export function Requirement({ lot: { requirement } }: { lot: AuctionDetails }) {
  if (!requirement) return null;
  const { stream, met, remaining_kg, financial_year } = requirement;
  return (
    <p className={classes.requirement} data-met={met || undefined}>
      {met ? <IconShieldCheck size={20} aria-hidden /> : <IconCertificate size={20} aria-hidden />}
      <span>
        {t`Only for companies authorised for: ${streamNames[stream]}.`}
        {met && remaining_kg !== null && (
          <> {t`Your remaining capacity in ${financial_year}: ${quantity(remaining_kg, "kg")}.`}</>
        )}
      </span>
    </p>
  );
}
