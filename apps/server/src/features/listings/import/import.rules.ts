import { type Body, listings, type Paise } from "@rebale/contract";
import { FewestBidders } from "@rebale/contract/auctions/formats";
import { type ImportColumn, MAX_IMPORTED } from "@rebale/contract/listings/import";
import type { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { type Words, wordsOf } from "@rebale/contract/values/complaint";
import { thisIsRequired } from "@rebale/contract/values/complaints";
import { Rupees, UNITS } from "@rebale/contract/values/money";
import type { FieldFault } from "../../../platform/http/problems/problem.ts";
import { type ImportedField, importedFrom, UNKNOWN_SITE } from "../lots/lot-fields.rules.ts";
import {
  cellNumber,
  cellText,
  choiceKey,
  choiceOf,
  columnOf,
  isError,
  stateOf,
} from "./import-cells.rules.ts";
import {
  COLUMN_TWICE,
  MISSING_COLUMN,
  NO_MATERIAL,
  NO_ROWS,
  NO_UNIT,
  RESERVE_TOO_LOW,
  TOO_MANY_ROWS,
  TWO_DEPOSITS,
  UNKNOWN_COLUMN,
  USED_LOT_NO,
  valueMissing,
} from "./import-words.rules.ts";
import { readTermCells } from "./term-cells.rules.ts";

/** A table's rows as drafts of lots, or what is wrong with which cell. Nothing is read here. */

type Cells = Partial<Record<ImportColumn, string>>;
type Draft = Body<typeof listings.editLot>;

/** One row that can be listed. */
export interface ImportRow {
  /** In the sheet; the head is row 1. */
  readonly row: number;
  readonly draft: Draft & { readonly lot_no: string };
  readonly reservePrice: Paise | null;
  readonly minBidders: number | null;
  /** The row's terms of sale; empty where it says nothing. */
  readonly terms: Partial<SaleTermsIn>;
}

/** The names a cell may use. Keys are in small letters. */
export interface Choices {
  readonly materials: ReadonlyMap<string, { category_id: string; sub_category_id: string }>;
  /** The sites of the seller's company, by name. */
  readonly sites: ReadonlyMap<string, Site>;
}
export interface Site {
  readonly id: number;
  readonly state: string;
  readonly city: string;
  readonly pincode: string;
}

interface Faulty {
  readonly faults: readonly FieldFault[];
}

export type Plan =
  | { readonly rows: readonly ImportRow[]; readonly faults: null }
  | { readonly faults: readonly FieldFault[] };

const fault = (row: number, column: string, msg: Words, value = ""): FieldFault => ({
  path: column ? `row ${row}, ${column}` : `row ${row}`,
  msg,
  ...(value && { value: shortened(value) }),
});

const MAX_TOLD = 80;
const shortened = (text: string) => (text.length > MAX_TOLD ? `${text.slice(0, MAX_TOLD)}…` : text);

/** All rows as lots, or every fault of every row. */
export function planImport(table: readonly (readonly string[])[], choices: Choices): Plan {
  const [head = [], ...body] = table;
  const { at, faults } = readHead(head);
  if (faults.length) return { faults };
  if (body.length === 0)
    return {
      faults: [fault(2, "", NO_ROWS)],
    };
  if (body.filter((cells) => cells.some((cell) => cell !== "")).length > MAX_IMPORTED)
    return {
      faults: [fault(MAX_IMPORTED + 2, "", TOO_MANY_ROWS)],
    };
  const numbers = new Set<string>();
  const read = body.flatMap((cells, i): (ImportRow | Faulty)[] => {
    // An empty row between others says nothing.
    if (cells.every((cell) => cell === "")) return [];
    const said = byColumn(cells, at);
    const row = readRow(i + 2, said, choices);
    const isFaulty = "faults" in row;
    const lot_no = isFaulty ? said.lot_no : row.draft.lot_no;
    if (!lot_no || !numbers.has(lot_no)) {
      if (lot_no) numbers.add(lot_no);
      return [row];
    }
    const twice = fault(i + 2, "lot_no", USED_LOT_NO, lot_no);
    return [{ faults: isFaulty ? [...row.faults, twice] : [twice] }];
  });
  const wrong = read.flatMap((row) => ("faults" in row ? row.faults : []));
  if (wrong.length) return { faults: wrong };
  return { rows: read.filter((row): row is ImportRow => !("faults" in row)), faults: null };
}

/** Columns may be called `Lot no`, `lot_no` or `लॉट नंबर`; their order is the seller's. */
function readHead(head: readonly string[]) {
  const at = new Map<ImportColumn, number>();
  const faults: FieldFault[] = [];
  for (const [i, name] of head.entries()) {
    const column = columnOf(name);
    if (choiceKey(name) === "") continue;
    if (!column) faults.push(fault(1, head[i] ?? "", UNKNOWN_COLUMN));
    else if (at.has(column)) faults.push(fault(1, column, COLUMN_TWICE));
    else at.set(column, i);
  }
  for (const column of ["lot_no", "title", "material", "quantity", "unit", "description"] as const)
    if (!at.has(column)) faults.push(fault(1, column, MISSING_COLUMN));
  return { at, faults };
}

const byColumn = (cells: readonly string[], at: ReadonlyMap<ImportColumn, number>): Cells =>
  Object.fromEntries([...at].map(([column, i]) => [column, cellText(cells[i] ?? "")]));

const named = <T>(all: ReadonlyMap<string, T>, name: string | undefined): T | undefined =>
  all.get(choiceKey(name));
const unitOf = (text: string | undefined) =>
  UNITS.find((unit) => unit.toLowerCase() === choiceKey(text));

function readRow(row: number, cells: Cells, { materials, sites }: Choices): ImportRow | Faulty {
  const faults: FieldFault[] = [];
  const wrong = (column: ImportColumn, msg: Words) =>
    void faults.push(fault(row, column, msg, cells[column]));
  const material = named(materials, cells.material);
  if (!material) wrong("material", NO_MATERIAL);
  const site = named(sites, cells.site);
  if (cells.site && !site) wrong("site", UNKNOWN_SITE);
  const unit = unitOf(cells.unit);
  if (!unit) wrong("unit", NO_UNIT);
  if (!cells.lot_no) wrong("lot_no", thisIsRequired);
  for (const [column, text] of Object.entries(cells) as [ImportColumn, string][])
    if (isError(text)) wrong(column, valueMissing(text));
  const basis = cells.basis ? choiceOf("basis", cells.basis) : "lot";
  if (cells.deposit_percent && cells.deposit_amount) wrong("deposit_amount", TWO_DEPOSITS);
  const numbers = {
    quantity: cellNumber(cells.quantity, null),
    start_price: cellNumber(cells.start_price, basis),
    reserve_price: cellNumber(cells.reserve_price, basis),
    deposit_percent: cellNumber(cells.deposit_percent?.replace(/ ?%$/, ""), null),
    deposit_amount: cellNumber(cells.deposit_amount, null),
    min_bidders: cellNumber(cells.min_bidders, null),
  };
  for (const [column, { fault: words }] of Object.entries(numbers))
    if (words) wrong(column as ImportColumn, words);
  const parsed = listings.editLot.body.safeParse({
    category_id: material?.category_id ?? "1",
    sub_category_id: material?.sub_category_id ?? null,
    title: cells.title ?? "",
    lot_no: cells.lot_no ?? "",
    quantity: numbers.quantity.fault ? "1" : numbers.quantity.sent,
    unit: unit ?? "kg",
    description: cells.description ?? "",
    state: site?.state ?? stateOf(cells.state) ?? "",
    city: site?.city ?? cells.city ?? "",
    pincode: site?.pincode ?? cells.pincode ?? "",
    basis: basis,
    asking_price: numbers.start_price.sent,
    site_id: site ? String(site.id) : "",
    deposit: depositCell(numbers.deposit_percent.sent, numbers.deposit_amount.sent),
    pay_through: cells.pay_through ? choiceOf("pay_through", cells.pay_through) : undefined,
    format: cells.format ? { kind: choiceOf("format", cells.format) } : undefined,
  } satisfies Record<ImportedField, unknown>);
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0]);
    const column = field === "deposit" ? depositColumn(cells) : importedFrom(field);
    wrong(column ?? (field as ImportColumn), wordsOf(issue));
  }
  const reserve = numbers.reserve_price.sent ? Rupees.safeParse(numbers.reserve_price.sent) : null;
  if (reserve?.error) wrong("reserve_price", wordsOf(reserve.error.issues[0]));
  const reservePrice = reserve?.data ?? null;
  // Whatever else is wrong with the row.
  const start = Rupees.safeParse(numbers.start_price.sent).data;
  if (reservePrice !== null && start !== undefined && reservePrice < start)
    wrong("reserve_price", RESERVE_TOO_LOW);
  const fewest = numbers.min_bidders.sent
    ? FewestBidders.safeParse(numbers.min_bidders.sent)
    : null;
  if (fewest?.error) wrong("min_bidders", wordsOf(fewest.error.issues[0]));
  const { terms, wrong: wrongTerms } = readTermCells(cells);
  for (const [column, words] of wrongTerms) wrong(column, words);
  if (faults.length || !parsed.success) return { faults };
  return {
    row,
    draft: { ...parsed.data, lot_no: parsed.data.lot_no as string },
    reservePrice,
    minBidders: fewest?.data ?? null,
    terms,
  };
}

/** The deposit that a row asks of its bidders, as it is sent. */
function depositCell(percent: unknown, amount: unknown) {
  if (percent) return { kind: "percent", percent };
  return amount ? { kind: "amount", amount } : undefined;
}
const depositColumn = (cells: Cells): ImportColumn =>
  cells.deposit_percent ? "deposit_percent" : "deposit_amount";
