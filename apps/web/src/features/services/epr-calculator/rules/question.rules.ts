import { readAmount } from "@rebale/contract/values/typed-number";
import { t } from "ttag";
import type { Grams } from "./answer.rules.ts";
import { batteryTypes } from "./batteries.rules.ts";
import { FIRST_E_WASTE_YEAR, LAST_E_WASTE_YEAR } from "./e-waste.rules.ts";
import { type FinancialYear, yearsBetween } from "./financial-year.rules.ts";
import { plasticCategories, plasticRoles } from "./plastic.rules.ts";
import { tyreRoles } from "./tyres.rules.ts";

export const streams = {
  plastic: t`Plastic packaging`,
  "e-waste": t`E-waste`,
  batteries: t`Batteries`,
  tyres: t`Tyres`,
} as const;
export type Stream = keyof typeof streams;

/**
 * A question as it stands in the address: it can be shared, printed and asked without JavaScript.
 */
export interface Question {
  stream: Stream;
  role: string;
  category: string;
  unit: "t" | "kg";
  /** Years between sale and obligation: e-waste and batteries. */
  life: number | null;
  /** Per cent that the visitor has looked up. */
  share: number | null;
  /** By column (`placed`, `waste`, `supplied`), then by year; what was left empty is not there. */
  weights: Readonly<Record<string, ReadonlyMap<FinancialYear, Grams>>>;
  /** The faults, by field name. */
  errors: Readonly<Record<string, string>>;
}

/** The choices of each stream, the first one by default. */
const roles: Readonly<Record<Stream, object>> = {
  plastic: plasticRoles,
  "e-waste": {},
  batteries: {},
  tyres: tyreRoles,
};
const categories: Readonly<Record<Stream, object>> = {
  plastic: plasticCategories,
  "e-waste": {},
  batteries: batteryTypes,
  tyres: {},
};

const MAX_TONNES = 10_000_000;
const gramsIn = { t: 1_000_000, kg: 1000 };

const chosenOr = (choices: object, given: string | null): string =>
  given !== null && Object.hasOwn(choices, given) ? given : (Object.keys(choices)[0] ?? "");

/** Null: not a number. */
function number(text: string): number | null {
  const plain = readAmount(text) ?? "";
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

export function readQuestion(asked: URLSearchParams): Question {
  const errors: Record<string, string> = {};
  const stream = chosenOr(streams, asked.get("stream")) as Stream;
  const unit = asked.get("unit") === "kg" ? "kg" : "t";
  const within = (name: string, least: number, most: number, complaint: string) => {
    const text = asked.get(name) ?? "";
    if (!text.trim()) return null;
    const n = number(text);
    if (n !== null && n >= least && n <= most && (least === 0 || Number.isInteger(n))) return n;
    errors[name] = complaint;
    return null;
  };
  const life = within("life", 1, 40, t`Enter whole years from 1 to 40`);
  const share = within("share", 0, 100, t`Enter a share from 0 to 100`);
  const weights: Record<string, Map<FinancialYear, Grams>> = {};
  for (const [name, text] of asked) {
    const field = /^(placed|waste|supplied)-(20\d\d)$/.exec(name);
    if (!field?.[1] || !text.trim()) continue;
    const n = number(text);
    if (n === null || n * gramsIn[unit] > MAX_TONNES * gramsIn.t)
      errors[name] = t`Enter a weight like 120 or 87.5`;
    else {
      const column = weights[field[1]] ?? new Map<FinancialYear, Grams>();
      weights[field[1]] = column.set(Number(field[2]), Math.round(n * gramsIn[unit]));
    }
  }
  return {
    stream,
    role: chosenOr(roles[stream], asked.get("role")),
    category: chosenOr(categories[stream], asked.get("category")),
    unit,
    life,
    share,
    weights,
    errors,
  };
}

/**
 * The financial years whose weights are asked for; nobody is asked for sales that have not
 * happened.
 */
export function yearsAsked({ stream, life }: Question, current: FinancialYear): FinancialYear[] {
  if (stream === "plastic") return yearsBetween(2022, current);
  if (stream === "tyres") return yearsBetween(2020, current);
  if (stream === "e-waste" && life !== null)
    return yearsBetween(FIRST_E_WASTE_YEAR - life, Math.min(current, LAST_E_WASTE_YEAR - life));
  return yearsBetween(current - 7, current);
}
