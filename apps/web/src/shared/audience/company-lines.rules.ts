import { plainCode } from "@rebale/contract/values/identifiers";
import { t } from "ttag";

interface Company {
  readonly pan: string;
  readonly name: string;
}

/** Companies as they are typed, one a line: PAN, then the name. Empty lines are none. */
export const readLines = (text: string): Company[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [pan = "", ...name] = line.split(/[\s,;|]+/);
      return { pan: plainCode(pan), name: name.join(" ") };
    });

export const writeLines = (companies: readonly Company[]): string =>
  companies.map(({ pan, name }) => `${pan} ${name}`).join("\n");

/** The fault of a line, from a form's errors. */
export function faultIn(errors: Readonly<Record<string, unknown>>): string | undefined {
  for (const [path, words] of Object.entries(errors)) {
    const [, line] = /^companies\.(\d+)/.exec(path) ?? [];
    if (line !== undefined) return t`Line ${Number(line) + 1}: ${String(words)}`;
    if (path === "companies") return String(words);
  }
  return undefined;
}
