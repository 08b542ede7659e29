import type { Change } from "@rebale/contract/corrigenda";
import type { StandingTerms } from "@rebale/contract/listings/sale-terms";
import { t } from "ttag";
import { quantity } from "../../lib/formatting/formatting.ts";
import { termLines } from "../terms/term-lines.ts";

/** One thing that a corrigendum changes, in the reader's words. */
interface WordedChange {
  readonly field: string;
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const NOTHING: StandingTerms = {
  ...{ inspection_days: null, inspection_contact: null, tolerance_percent: null },
  ...{ payment_days: null, lifting_days: null, ground_rent_per_day: null, loading_by: null },
  ...{ deductions: [], documents: [] },
};

/** @param unit the lot's */
export const wordChanges = (changes: readonly Change[], unit: string): WordedChange[] =>
  changes.map((change) => wordChange(change, unit));

function wordChange({ field, before, after }: Change, unit: string): WordedChange {
  if (field.startsWith("terms.")) return wordTerm(field, before, after);
  const name = goodsNames[field] ?? field;
  const say = (value: Change["before"]): string[] => {
    if (value === null) return [t`Not given`];
    if (typeof value === "number") return [quantity(value, field === "weight_kg" ? "kg" : unit)];
    return String(value).split("\n").filter(Boolean);
  };
  return { field, name, before: say(before), after: say(after) };
}

const goodsNames: Readonly<Record<string, string>> = {
  quantity: t`Quantity`,
  weight_kg: t`Weight`,
  description: t`Description`,
};

/** As a lot's terms say it that have nothing else. */
function wordTerm(path: string, before: Change["before"], after: Change["before"]): WordedChange {
  const field = path.slice("terms.".length);
  const lineOf = (value: Change["before"]) =>
    termLines({ ...NOTHING, [field]: value ?? [] } as StandingTerms)[0];
  const [was, is] = [
    before === null ? undefined : lineOf(before),
    after === null ? undefined : lineOf(after),
  ];
  return {
    field: path,
    name: is?.name ?? was?.name ?? field,
    before: was?.lines ?? [t`Not agreed`],
    after: is?.lines ?? [t`Not agreed`],
  };
}
