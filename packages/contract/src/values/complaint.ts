import type { z } from "zod";

/** A sentence in each language of the market: whoever sends it chooses by its reader. */
export interface Words {
  readonly en: string;
  readonly hi: string;
}

/** An issue, in which zod keeps whatever else is written to it. */
interface RawIssue {
  words?: unknown;
  [key: string]: unknown;
}

/** A sentence as a schema of zod's takes it: the issue says the English, and keeps both. */
export const complaint = (words: Words) => ({
  ...words,
  error: (issue: RawIssue): string => {
    issue.words = words;
    return words.en;
  },
});

export type Complaint = ReturnType<typeof complaint>;

/** The issue that a check of its own adds. */
export const issueAt = (path: readonly PropertyKey[], words: Words) => ({
  code: "custom" as const,
  path: [...path],
  message: words.en,
  words,
});

/** An issue in both languages. */
export function wordsOf(issue: z.core.$ZodIssue | undefined): Words {
  const { message = "", words } = (issue ?? {}) as { message?: string; words?: Words };
  return words ?? { en: message, hi: "यह सही नहीं है" };
}

/** The words of a union's last choice, where those before it let in what is empty. */
export function ofLastChoice(issue: RawIssue): string | undefined {
  const last = (issue.errors as readonly z.core.$ZodIssue[][] | undefined)?.at(-1)?.[0];
  return last && complaint(wordsOf(last)).error(issue);
}
