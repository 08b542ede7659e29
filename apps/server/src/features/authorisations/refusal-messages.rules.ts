import { problems } from "@rebale/contract";
import { financialYearText } from "@rebale/contract/values/calendar";
import type { EligibilityRefusal } from "./eligibility.rules.ts";

const kilograms = (grams: number) => `${(grams / 1000).toLocaleString("en-IN")} kg`;
const indianDate = (day: string) => day.split("-").reverse().join("-");

/** Why a bidder's company may not handle a lot, with dates and weights; put in Hindi at the edge. */
export function refusalText(refusal: EligibilityRefusal): string {
  if (refusal.because === "authorisation_expired")
    return `Your authorisation for ${refusal.stream} ended on ${indianDate(refusal.endedOn)}`;
  if (refusal.because === "capacity_exceeded")
    return (
      `Your remaining capacity for ${refusal.stream} in ${financialYearText(refusal.year)} is ` +
      `${kilograms(refusal.remaining)}; this lot has ${kilograms(refusal.grams)}.`
    );
  return problems[refusal.because].en;
}
