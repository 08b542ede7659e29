import type { ColleagueWork } from "@rebale/contract/office/team";
import { t } from "ttag";

const words: Record<keyof ColleagueWork, (n: number) => string> = {
  enquiries: (n) => (n === 1 ? t`1 enquiry` : t`${n} enquiries`),
  companies: (n) => (n === 1 ? t`1 company` : t`${n} companies`),
  authorisations: (n) => (n === 1 ? t`1 authorisation` : t`${n} authorisations`),
  lots: (n) => (n === 1 ? t`1 lot` : t`${n} lots`),
};

/** '3 things are theirs (2 enquiries, 1 lot)'; null for nothing. */
export function workText(work: ColleagueWork): string | null {
  const kinds = (Object.keys(words) as (keyof ColleagueWork)[]).filter((kind) => work[kind] > 0);
  const all = kinds.reduce((sum, kind) => sum + work[kind], 0);
  if (all === 0) return null;
  const each = kinds.map((kind) => words[kind](work[kind])).join(", ");
  return all === 1 ? t`1 thing is theirs (${each})` : t`${all} things are theirs (${each})`;
}
