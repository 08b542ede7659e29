/** Whether the bank's words of a transfer name who a company has been proven to be. */

export interface Proven {
  /** Legal name, and holders of its verified accounts. */
  readonly names: readonly string[];
  /** Numbers of its verified accounts. */
  readonly accounts: readonly string[];
}

/** How it came, as banks write it before a name. */
const WAYS =
  /^(?:(?:NEFT|RTGS|IMPS|UPI|INB|MB|FT|TRF|CR|CREDIT|INWARD|BY|FROM|TRANSFER|MS|M S)\s+)+/;
/** The forms of a body: banks leave them out, shorten them and write them in full. */
const FORMS =
  /(?:\s+(?:PRIVATE|PVT|P|LIMITED|LTD|LLP|LL|COMPANY|CO|CORPORATION|CORP|INDIA|AND|OPC))+$/;
/** Banks cut names; a shorter beginning may be anybody's. */
const MIN_CUT = 12;

const plain = (text: string) =>
  ` ${text
    .toUpperCase()
    .replace(/&/g, " AND ")
    .replace(/[^A-Z0-9]+/g, " ")} `.trim();
const core = (name: string) => plain(name).replace(FORMS, "");

/** A part of the words is the whole name, or what its bank has left of it; or an account's number. */
export function namesPayer(words: string, { names, accounts }: Proven): boolean {
  const parts = words.split(/[-/|:*,]+/).map((part) => plain(part).replace(WAYS, ""));
  const numbers = (words.match(/\d{9,18}/g) ?? []).map(withoutZeros);
  return (
    accounts.some((account) => numbers.includes(withoutZeros(account))) ||
    names.some((name) => parts.some((part) => isOf(part, name)))
  );
}

function isOf(part: string, name: string): boolean {
  const [said, whole] = [part.replace(FORMS, ""), core(name)];
  if (said.length < 3) return false;
  return said === whole || (part.length >= MIN_CUT && plain(name).startsWith(part));
}

const withoutZeros = (number: string) => number.replace(/^0+/, "");
