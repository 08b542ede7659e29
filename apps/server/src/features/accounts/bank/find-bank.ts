import { readFile } from "node:fs/promises";
import pMemoize from "p-memoize";

/** A bank in the list; its branches' codes as `1-65 70 0000SC`. */
interface Listed {
  readonly name: string;
  readonly branches: string;
}

/** By the bank's four letters. Read when somebody asks: half a megabyte that few processes need. */
const banks = pMemoize(async (): Promise<ReadonlyMap<string, Listed>> => {
  const text = await readFile(new URL("banks.tsv", import.meta.url), "utf8");
  const lines = text.split("\n").map((line) => line.split("\t"));
  return new Map(
    lines.map(([letters = "", name = "", branches = ""]) => [letters, { name, branches }]),
  );
});

export interface Bank {
  /** Null for letters that no bank has. */
  readonly name: string | null;
  /** Whether the bank has a branch of this code, as far as the list goes. */
  readonly hasBranch: boolean;
}

/** Whose code this is, from a dated list of our own (scripts/banks.mjs); asks nobody. */
export async function findBank(ifsc: string): Promise<Bank> {
  const listed = (await banks()).get(ifsc.slice(0, 4));
  return {
    name: listed?.name || null,
    hasBranch: listed !== undefined && hasBranch(listed, ifsc.slice(5)),
  };
}

function hasBranch({ branches }: Listed, code: string): boolean {
  const listed = branches.split(" ");
  if (!/^\d+$/.test(code)) return listed.includes(code);
  const number = Number(code);
  return listed.some((range) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    return Number(from) <= number && number <= Number(to);
  });
}
