import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";

interface Step {
  words: string;
  to: string;
}

const papers: Step = { words: t`Send your papers`, to: "/company#papers" };
const authorisation: Step = { words: t`Your authorisations`, to: "/company#authorisations" };
const company: Step = { words: t`Your company`, to: "/company" };

const steps: Partial<Record<NonNullable<AuctionDetails["why_not"]>, Step>> = {
  verify_first: papers,
  authorisation_missing: authorisation,
  authorisation_expired: authorisation,
  capacity_exceeded: authorisation,
  company_needed: company,
  company_waiting: company,
  company_suspended: company,
};

/** What this member can do to be allowed to bid, and where; null where there is nothing. */
export const nextStep = (why: AuctionDetails["why_not"]): Step | null =>
  (why && steps[why]) || null;
