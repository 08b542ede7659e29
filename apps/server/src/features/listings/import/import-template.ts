import { PAY_THROUGH } from "@rebale/contract/awards/states";
import { IMPORT_COLUMNS, type ImportColumn, MAX_IMPORTED } from "@rebale/contract/listings/import";
import { LOADING_BY } from "@rebale/contract/listings/sale-terms";
import { BASES } from "@rebale/contract/values/basis";
import { STATES } from "@rebale/contract/values/fields";
import { UNITS } from "@rebale/contract/values/money";
import { type DataValidation, writeXlsx } from "hucre/xlsx";
import type { Db } from "../../../platform/db/db.ts";
import { listedMaterials, sitesOf } from "./import.store.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const cellsOf = (column: ImportColumn) => {
  const letter = letters[IMPORT_COLUMNS.indexOf(column)];
  return `${letter}2:${letter}${MAX_IMPORTED + 1}`;
};

const EXPLAINED: Record<ImportColumn, string> = {
  lot_no: "Your own number for the lot. The same number is the same lot.",
  title: "What buyers read first, at most 120 characters.",
  material: "From the list.",
  quantity: "In the unit of the next column.",
  unit: "From the list.",
  description: "What it is, its condition and what comes with it.",
  state: "From the list; not needed where a site is given.",
  city: "Not needed where a site is given.",
  pincode: "Six digits; not needed where a site is given.",
  basis: "What buyers bid: lot for the whole lot, or a rate per kg, mt or piece.",
  start_price: "In rupees, in the basis. May be left empty.",
  reserve_price: "In rupees, in the basis. May be left empty.",
  site: "One of your company's sites. May be left empty.",
  deposit_percent:
    "Percent of a bid that its bidder must have deposited, such as 10. May be left empty.",
  deposit_amount: "Or an amount in rupees. May be left empty.",
  pay_through: "From the list: parties pays you directly, market pays through the market.",
  inspection_days: "Days before the end on which the goods are shown. Empty: your usual terms.",
  inspection_contact: "Whom to call for it. Empty: your usual terms.",
  tolerance_percent: "By how much the quantity may differ, such as 5. Empty: your usual terms.",
  payment_days: "Days from the sale until it is paid. Empty: your usual terms.",
  lifting_days: "Days from the payment until the goods are lifted. Empty: your usual terms.",
  ground_rent_per_day: "In rupees, after the lifting days. Empty: your usual terms.",
  loading_by: "From the list. Empty: your usual terms.",
  documents: "What the buyer brings, with a comma between. Empty: your usual terms.",
};

/** A workbook to fill in: the columns, the choices as lists, and what each column asks for. */
export async function importTemplate(db: Db, companyId: number): Promise<Buffer> {
  const materials = (await listedMaterials(db)).map(({ name }) => name);
  const sites = (await sitesOf(db, companyId)).map(({ name }) => name);
  const lists: [ImportColumn, readonly string[]][] = [
    ["material", materials],
    ["unit", UNITS],
    ["state", STATES],
    ["basis", BASES],
    ["site", sites],
    ["pay_through", PAY_THROUGH],
    ["loading_by", LOADING_BY],
  ];
  const longest = Math.max(...lists.map(([, values]) => values.length));
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "Lots",
        rows: [[...IMPORT_COLUMNS]],
        columns: IMPORT_COLUMNS.map((column) => ({
          width: column === "description" || column === "title" ? 40 : 16,
        })),
        freezePane: { rows: 1 },
        dataValidations: lists.flatMap(([column, values], i) =>
          values.length
            ? [chosenFrom(column, `Lists!$${letters[i]}$2:$${letters[i]}$${values.length + 1}`)]
            : [],
        ),
      },
      {
        name: "Lists",
        rows: [
          lists.map(([column]) => column),
          ...Array.from({ length: longest }, (_, i) =>
            lists.map(([, values]) => values[i] ?? null),
          ),
        ],
      },
      {
        name: "Columns",
        rows: IMPORT_COLUMNS.map((column) => [column, EXPLAINED[column]]),
        columns: [{ width: 16 }, { width: 80 }],
      },
    ],
  });
  return Buffer.from(bytes);
}

const chosenFrom = (column: ImportColumn, formula1: string): DataValidation => ({
  type: "list",
  formula1,
  range: cellsOf(column),
  allowBlank: true,
  showErrorMessage: true,
  errorTitle: column,
  errorMessage: "Choose from the list",
});
