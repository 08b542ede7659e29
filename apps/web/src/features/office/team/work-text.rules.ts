import type { ColleagueWork } from "@rebale/contract/office/team";

const words = {
  enquiries: ["enquiry", "enquiries"],
  companies: ["company", "companies"],
  authorisations: ["authorisation", "authorisations"],
  lots: ["lot", "lots"],
} as const satisfies Record<keyof ColleagueWork, readonly [string, string]>;

/** '3 things are theirs (2 enquiries, 1 lot)'; null for nothing. */
export function workText(work: ColleagueWork): string | null {
  const kinds = (Object.keys(words) as (keyof ColleagueWork)[]).filter((kind) => work[kind] > 0);
  const all = kinds.reduce((sum, kind) => sum + work[kind], 0);
  if (all === 0) return null;
  const each = kinds.map((kind) => `${work[kind]} ${words[kind][work[kind] === 1 ? 0 : 1]}`);
  return `${all === 1 ? "1 thing is" : `${all} things are`} theirs (${each.join(", ")})`;
}
