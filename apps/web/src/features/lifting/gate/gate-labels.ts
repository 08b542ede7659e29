import { t } from "ttag";
import { kilograms } from "../../../lib/formatting/formatting.ts";
import type { Step } from "./gate.rules.ts";

/** On a whole screen, to be read at arm's length. */
export const refusalTitles: Record<string, string> = {
  pass_used: t`Used already`,
  pass_expired: t`Time is over`,
  pass_early: t`Not yet valid`,
  visit_not_now: t`Not at this time`,
  pass_other_site: t`Another gate`,
  award_not_paid: t`Not paid`,
  pass_unknown: t`No gate pass`,
};

/** The phone's own refusals: the market words its own. */
export const refusalLabels: Record<string, string> = {
  pass_used: t`This pass was used already. Do not let this truck through`,
  pass_expired: t`The time of this pass is over. The buyer must book again`,
  pass_early: t`This pass begins later. Is the clock of this phone right?`,
  pass_other_site: t`This pass is for another gate`,
  pass_unknown: t`This is no gate pass of the market`,
};

/** The same of visitors. */
export const visitRefusals: Record<string, string> = {
  pass_used: t`This pass was used already. Do not let these visitors in`,
  pass_expired: t`The time of this visit is over. They must book again`,
  pass_early: t`This visit begins later: from 30 minutes before its time its pass opens`,
  pass_other_site: t`This pass is for another gate`,
};

export const stepLabels: Record<Step, string> = {
  come: t`Expected`,
  tare: t`Weigh it empty`,
  gross: t`Weigh it loaded`,
  pay: t`Wait for payment`,
  leave: t`Ready to leave`,
  gone: t`Out`,
};

export const needsNetwork = t`This needs the network.`;

export const remainingText = (kg: number) => t`${kilograms(kg)} may still be loaded`;
