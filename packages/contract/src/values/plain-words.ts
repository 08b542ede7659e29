import type { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: "Enter some text",
  number: "Enter a number",
  int: "Enter a whole number",
  boolean: "Use true or false",
  array: "Send a list",
  object: "Send an object",
};

/** The text for a person where a schema words nothing of its own. */
export function plainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "This is required." : kinds[issue.expected];
    case "invalid_value":
      return `Choose one of ${issue.values.join(", ")}`;
    case "invalid_union":
      // The last choice is the real one; those before it let in what is empty.
      return issue.errors.at(-1)?.[0]?.message;
    case "too_small":
      return tooLittle(issue);
    case "too_big":
      return tooMuch(issue);
    default:
      return undefined;
  }
}

const units: Readonly<Record<string, string>> = { string: " characters", array: " entries" };
const unitOf = ({ origin }: { origin: string }) => units[origin] ?? "";

const tooLittle = (issue: { origin: string; minimum: number | bigint }) =>
  `Use at least ${issue.minimum}${unitOf(issue)}`;
const tooMuch = (issue: { origin: string; maximum: number | bigint }) =>
  `Use at most ${issue.maximum}${unitOf(issue)}`;
