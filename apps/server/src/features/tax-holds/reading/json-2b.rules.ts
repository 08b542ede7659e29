import type { Paise } from "@rebale/contract";
import type { Doc, Read2b } from "../domain/doc.ts";
import {
  codeOf,
  dayOf,
  isGstin,
  isPeriod,
  isYes,
  itcOf,
  paiseOf,
  textOf,
  Unreadable,
} from "./values.rules.ts";

/** A GSTR-2B as the portal gives it in JSON; what is of other suppliers is counted alone. Pure. */

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];

/**
 * @param suppliers GSTINs whose invoices are looked at
 * @throws Unreadable
 */
export function readJson(parsed: unknown, suppliers: ReadonlySet<string>): Read2b {
  const outer = fieldsOf(parsed);
  const data = "data" in outer ? fieldsOf(outer.data) : outer;
  const gstin = codeOf(data.gstin);
  const period = textOf(data.rtnprd);
  const generatedOn = dayOf(data.gendt);
  if (!isGstin(gstin) || !isPeriod(period) || generatedOn === null || !hasParts(data))
    throw new Unreadable("no GSTR-2B");
  const { docdata } = data;
  const within = fieldsOf(docdata);
  const refused = fieldsOf(data.docRejdata ?? within.docRejdata);
  const docs = [...docsOf(within, suppliers, false), ...docsOf(refused, suppliers, true)];
  const documents = countOf(within) + countOf(refused);
  return { gstin, period, generatedOn, documents, isPart: Number(data.fc) > 1, docs };
}

/** A month without any invoice has no parts, and says that it was asked for. */
const hasParts = (data: Fields) =>
  typeof data.docdata === "object" || typeof data.docRejdata === "object" || "itcsumm" in data;

const SECTIONS = ["b2b", "b2ba"] as const;
function docsOf(of: Fields, suppliers: ReadonlySet<string>, isRejected: boolean): Doc[] {
  return SECTIONS.flatMap((section) =>
    listOf(of[section])
      .filter(({ ctin }) => suppliers.has(codeOf(ctin)))
      .flatMap(({ ctin, inv }) =>
        listOf(inv).flatMap((one) => docOf(section, codeOf(ctin), one, isRejected) ?? []),
      ),
  );
}

function docOf(
  section: Doc["section"],
  supplier: string,
  inv: Fields,
  isRejected: boolean,
): Doc | null {
  const number = textOf(inv.inum);
  const dated = dayOf(inv.dt);
  if (number === "" || dated === null) return null;
  const original = textOf(inv.oinum);
  return {
    ...{ section, supplier, number, dated, isRejected },
    original: original === "" ? null : original,
    value: paiseOf(inv.val),
    taxable: amountOf(inv, ["txval"]),
    igst: amountOf(inv, ["igst", "iamt"]) ?? none,
    cgst: amountOf(inv, ["cgst", "camt"]) ?? none,
    sgst: amountOf(inv, ["sgst", "samt"]) ?? none,
    isReverse: isYes(inv.rev),
    itc: itcOf(inv.itcavl),
  };
}
const none = 0 as Paise;

/** On the invoice itself, else the sum of its lines. */
function amountOf(inv: Fields, names: readonly string[]): Paise | null {
  const lines = [
    ...listOf(inv.items),
    ...listOf(inv.itms).map((one) => {
      const { itm_det } = one;
      return itm_det === undefined ? one : fieldsOf(itm_det);
    }),
  ];
  const own = firstOf(inv, names);
  if (own !== null) return own;
  const found = lines.flatMap((line) => firstOf(line, names) ?? []);
  return found.length === 0 ? null : found.reduce((sum, one) => (sum + one) as Paise, none);
}
function firstOf(of: Fields, names: readonly string[]): Paise | null {
  for (const name of names) {
    const amount = paiseOf(of[name]);
    if (amount !== null) return amount;
  }
  return null;
}

const INVOICES = ["b2b", "b2ba"];
const NOTES = ["cdnr", "cdnra"];
const countOf = (of: Fields): number =>
  [...INVOICES.map((name) => [name, "inv"]), ...NOTES.map((name) => [name, "nt"])].reduce(
    (sum, [name = "", inner = ""]) =>
      sum +
      listOf(of[name]).reduce((count, party) => {
        const own = party[inner];
        return count + (Array.isArray(own) ? own.length : 0);
      }, 0),
    0,
  );
