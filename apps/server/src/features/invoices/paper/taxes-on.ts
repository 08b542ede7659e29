import type { Paise } from "@rebale/contract";
import { WITHOUT_LEGISLATURE } from "../../landed-cost/index.ts";
import type { Paper } from "../paper.ts";

/** The GST of a paper, by name and percent; of several percents the names alone. */
export function taxesOn(paper: Paper): (readonly [name: string, amount: Paise])[] {
  const percents = new Set(paper.lines.map(({ percent }) => percent));
  const [one] = percents;
  const named = (name: string, part: number) =>
    percents.size === 1 && one !== undefined ? `${name} ${one * part} %` : name;
  if (paper.cgst > 0 || paper.sgst > 0) {
    const union = WITHOUT_LEGISLATURE.has(paper.parties.buyer.state);
    return [
      [named("CGST", 0.5), paper.cgst],
      [named(union ? "UTGST" : "SGST", 0.5), paper.sgst],
    ];
  }
  return paper.igst > 0 ? [[named("IGST", 1), paper.igst]] : [];
}
