import { financialYear, indiaDay } from "@rebale/contract/values/calendar";
import { calculate } from "./rules/calculate.rules.ts";
import { readQuestion, yearsAsked } from "./rules/question.rules.ts";

/** The loader's data for the calculator: the question, as it was typed, and the answer. */
export function loadCalculator(asked: URLSearchParams) {
  const question = readQuestion(asked);
  return {
    question,
    typed: Object.fromEntries(asked) as Readonly<Record<string, string>>,
    years: yearsAsked(question, financialYear(indiaDay(new Date()))),
    calculated: calculate(question),
    /** ISO 8601: the day that a printed result carries. */
    on: new Date().toISOString(),
  };
}
export type Calculator = ReturnType<typeof loadCalculator>;
