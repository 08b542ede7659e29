import type { AuctionDetails } from "@rebale/contract/auctions";
import type { Requirement as Asked } from "@rebale/contract/authorisations";
import { t } from "ttag";
import { date, quantity } from "../../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../../lib/formatting/streams.ts";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { WithDates } from "../../../../ui/with-dates.tsx";
import classes from "../bidding.module.css";

/** Why this company may not bid for want of papers, and how to get them, in place of the form. */
export default function MissingPapers({ lot: { why_not, requirement } }: { lot: AuctionDetails }) {
  if (why_not === "verify_first")
    return (
      <Missing
        title={t`Your company is not verified yet`}
        action={t`Send your papers`}
        to="/company#papers"
      >
        {requirement
          ? t`This lot is only for verified companies. Add your PAN and one paper, such as the GST certificate, and our team checks them.`
          : t`Bids of this size need a verified company. Add your PAN and one paper, such as the GST certificate, and our team checks them.`}
      </Missing>
    );
  if (!requirement) return null;
  return (
    <Missing
      title={titles[why_not as keyof typeof titles] ?? titles.authorisation_missing}
      action={t`Your authorisations`}
      to="/company#authorisations"
    >
      <WithDates>{because(why_not, requirement)}</WithDates>
    </Missing>
  );
}

const titles = {
  authorisation_missing: t`Your company has no authorisation for this lot`,
  authorisation_expired: t`Your authorisation has expired`,
  capacity_exceeded: t`This lot is above your remaining capacity`,
} as const;

function because(
  why: AuctionDetails["why_not"],
  { stream, ended_on, remaining_kg, lot_kg, financial_year }: Asked,
): string {
  const name = streamNames[stream];
  if (why === "authorisation_expired" && ended_on)
    return t`Your authorisation for ${name} ended on ${date(ended_on)}. Send the renewed one with its document; once our team has accepted it, you can bid.`;
  if (why === "capacity_exceeded" && remaining_kg !== null && lot_kg !== null)
    return t`Your remaining capacity for ${name} in ${financial_year} is ${quantity(remaining_kg, "kg")}; this lot has ${quantity(lot_kg, "kg")}. Lots you have won or are leading count.`;
  return t`You need an authorisation for ${name}: your CPCB registration, SPCB consent or HOWM authorisation. Send it with its document; once our team has accepted it, you can bid.`;
}

interface MissingProps {
  title: string;
  action: string;
  to: string;
  children: React.ReactNode;
}
const Missing = ({ title, action, to, children }: MissingProps) => (
  <div className={classes.missing}>
    <b>{title}</b>
    <p>{children}</p>
    <ButtonLink to={to} kind="main">
      {action}
    </ButtonLink>
  </div>
);
