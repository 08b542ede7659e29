import { problems } from "@rebale/contract";
import { type GateRefusal, sayFinancialYear } from "./gate.rules.ts";

const kilograms = (grams: number) => `${(grams / 1000).toLocaleString("en-IN")} kg`;
const indianDate = (day: string) => day.split("-").reverse().join("-");

/** Why a bidder's company may not handle a lot, with dates and weights; put in Hindi at the edge. */
export function gateWords(gate: GateRefusal): string {
  if (gate.because === "authorisation_expired")
    return `Your authorisation for ${gate.stream} ended on ${indianDate(gate.endedOn)}`;
  if (gate.because === "capacity_exceeded")
    return (
      `Your remaining capacity for ${gate.stream} in ${sayFinancialYear(gate.year)} is ` +
      `${kilograms(gate.remaining)}; this lot has ${kilograms(gate.grams)}.`
    );
  return problems[gate.because];
}
