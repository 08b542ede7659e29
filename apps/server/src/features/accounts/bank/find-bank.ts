import { readFile } from "node:fs/promises";
import pMemoize from "p-memoize";

/** Branches by a bank's four letters: numbers where the code is one, else text. */
type Branches = Readonly<Record<string, readonly (number | string)[]>>;

const read = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(new URL(import.meta.resolve(`ifsc/src/${file}`)), "utf8")) as T;
/** Kept as text until somebody asks: 1 MB that most processes never need. */
const branches = pMemoize(() => read<Branches>("IFSC.json"));
const names = pMemoize(() => read<Record<string, string>>("banknames.json"));

export interface Bank {
  /** Null for letters that no bank has. */
  readonly name: string | null;
  /** Whether the bank has a branch of this code, as far as the list goes. */
  readonly hasBranch: boolean;
}

/** Whose code this is, from the list that the package `ifsc` carries; asks nobody. */
export async function findBank(ifsc: string): Promise<Bank> {
  const [all, called] = await Promise.all([branches(), names()]);
  const letters = ifsc.slice(0, 4);
  const code = ifsc.slice(5);
  const own = Object.hasOwn(all, letters) ? (all[letters] ?? []) : [];
  return {
    name: Object.hasOwn(called, letters) ? (called[letters] ?? null) : null,
    hasBranch: own.includes(/^\d+$/.test(code) ? Number(code) : code),
  };
}
