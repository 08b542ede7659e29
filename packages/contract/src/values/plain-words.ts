import type { z } from "zod";
import { type Complaint, complaint, ofLastChoice } from "./complaint.ts";
import {
  aNumber,
  atLeast,
  atLeastCharacters,
  atLeastEntries,
  atMost,
  atMostCharacters,
  atMostEntries,
  aWholeNumber,
  oneOf,
  thisIsRequired,
} from "./complaints.ts";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, Complaint>> = {
  string: complaint({ en: "Enter some text", hi: "कुछ लिखिए" }),
  number: aNumber,
  int: aWholeNumber,
  boolean: complaint({ en: "Use true or false", hi: "true या false लिखिए" }),
  array: complaint({ en: "Send a list", hi: "सूची भेजिए" }),
  object: complaint({ en: "Send an object", hi: "ऑब्जेक्ट भेजिए" }),
};

/** The text for a person where a schema words nothing of its own. */
export function plainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return (issue.input === undefined ? thisIsRequired : kinds[issue.expected])?.error(issue);
    case "invalid_value":
      return oneOf(issue.values.join(", ")).error(issue);
    case "invalid_union":
      // The last choice is the real one; those before it let in what is empty.
      return ofLastChoice(issue);
    case "too_small":
      return tooLittle(issue).error(issue);
    case "too_big":
      return tooMuch(issue).error(issue);
    default:
      return undefined;
  }
}

const tooLittle = ({ origin, minimum }: { origin: string; minimum: number | bigint }) => {
  if (origin === "string") return atLeastCharacters(minimum);
  return origin === "array" ? atLeastEntries(minimum) : atLeast(minimum);
};
const tooMuch = ({ origin, maximum }: { origin: string; maximum: number | bigint }) => {
  if (origin === "string") return atMostCharacters(maximum);
  return origin === "array" ? atMostEntries(maximum) : atMost(maximum);
};
