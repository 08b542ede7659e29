import { type ImportColumn, TERMS_COLUMNS } from "@rebale/contract/listings/import";
import { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { type Words, wordsOf } from "@rebale/contract/values/complaint";
import { cellNumber, choiceOf, isError } from "./import-cells.rules.ts";

type Column = (typeof TERMS_COLUMNS)[number];
type Cells = Partial<Record<ImportColumn, string>>;

const NUMBERS: ReadonlySet<Column> = new Set([
  "inspection_days",
  "tolerance_percent",
  "payment_days",
  "lifting_days",
  "ground_rent_per_day",
  "tax_hold_days",
]);

/** A row's terms of sale, or what is wrong with which cell. */
export function readTermCells(cells: Cells): {
  readonly terms: Partial<SaleTermsIn>;
  readonly wrong: readonly (readonly [Column, Words])[];
} {
  const wrong: [Column, Words][] = [];
  const sent: Partial<Record<Column, unknown>> = {};
  for (const column of TERMS_COLUMNS) {
    const text = cells[column] ?? "";
    if (text === "" || isError(text)) continue;
    const { value, fault } = cellValue(column, text);
    if (fault) wrong.push([column, fault]);
    else sent[column] = value;
  }
  const parsed = SaleTermsIn.safeParse(sent);
  for (const issue of parsed.error?.issues ?? [])
    wrong.push([issue.path[0] as Column, wordsOf(issue)]);
  const columns = Object.keys(sent) as Column[];
  const terms = parsed.success ? Object.fromEntries(columns.map((k) => [k, parsed.data[k]])) : {};
  return { terms, wrong };
}

function cellValue(column: Column, text: string): { value: unknown; fault: Words | null } {
  if (column === "loading_by") return { value: choiceOf("loading_by", text), fault: null };
  if (column === "documents") return { value: listOf(text), fault: null };
  if (!NUMBERS.has(column)) return { value: text, fault: null };
  const isMoney = column === "ground_rent_per_day";
  const { sent, fault } = cellNumber(isMoney ? text : text.replace(/ ?(days?|%)$/i, ""), null);
  return { value: sent, fault };
}

/** With commas, semicolons or line ends between. */
const listOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
