import type { Authorisation, Kind } from "@rebale/contract/authorisations";
import { t } from "ttag";
import { streamNames } from "./streams.ts";

/** How kinds and states of authorisations are called. */

export const kindNames: Readonly<Record<Kind, string>> = {
  cpcb_recycler: t`CPCB registration as recycler`,
  cpcb_refurbisher: t`CPCB registration as refurbisher`,
  cpcb_dismantler: t`Dismantler under the CPCB guideline`,
  battery_recycler: t`CPCB registration for waste batteries`,
  tyre_recycler: t`CPCB registration for waste tyres`,
  plastic_processor: t`CPCB registration as plastic waste processor`,
  spcb_consent: t`SPCB consent to operate`,
  howm: t`Hazardous waste (HOWM) authorisation`,
  nonferrous_epr: t`Registration under the non-ferrous EPR rules`,
};

export const authorisationStatusNames: Readonly<Record<Authorisation["status"], string>> = {
  waiting: t`Being checked`,
  accepted: t`Accepted`,
  refused: t`Not accepted`,
  lapsed: t`Expired`,
  withdrawn: t`Withdrawn`,
};

/** For a lot's requirement, in the office. */
export const requirementChoices = [
  { value: "", label: "No requirement" },
  ...Object.entries(streamNames).map(([value, label]) => ({ value, label })),
];
