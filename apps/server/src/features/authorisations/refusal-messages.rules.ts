import { type authorisations, problems } from "@rebale/contract";
import { financialYearText } from "@rebale/contract/values/calendar";
import type { Words } from "@rebale/contract/values/complaint";
import type { EligibilityRefusal } from "./eligibility.rules.ts";

const kilograms = (grams: number) => (grams / 1000).toLocaleString("en-IN");
const indianDate = (day: string) => day.split("-").reverse().join("-");

const STREAMS: Readonly<Record<authorisations.Stream, string>> = {
  "e-waste": "ई-वेस्ट",
  plastics: "प्लास्टिक",
  batteries: "बैटरी",
  tyres: "टायर",
  metals: "मेटल",
  "non-ferrous": "नॉन-फ़ेरस मेटल",
};

/** Why a bidder's company may not handle a lot, with dates and weights. */
export function refusalText(refusal: EligibilityRefusal): Words {
  if (refusal.because === "authorisation_expired") {
    const day = indianDate(refusal.endedOn);
    return {
      en: `Your authorisation for ${refusal.stream} ended on ${day}`,
      hi: `${STREAMS[refusal.stream]} का आपका ऑथराइज़ेशन ${day} को ख़त्म हो गया`,
    };
  }
  if (refusal.because === "capacity_exceeded") {
    const year = financialYearText(refusal.year);
    const [left, has] = [kilograms(refusal.remaining), kilograms(refusal.grams)];
    return {
      en:
        `Your remaining capacity for ${refusal.stream} in ${year} is ` +
        `${left} kg; this lot has ${has} kg.`,
      hi: `${year} में ${STREAMS[refusal.stream]} की आपकी बची क्षमता ${left} किलो है; इस लॉट में ${has} किलो है।`,
    };
  }
  return problems[refusal.because];
}
