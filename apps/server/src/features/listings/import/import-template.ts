import { FORMAT_KINDS } from "@rebale/contract/auctions/format-facts";
import { PAY_THROUGH } from "@rebale/contract/awards/states";
import { IMPORT_COLUMNS, type ImportColumn, MAX_IMPORTED } from "@rebale/contract/listings/import";
import { IMPORT_CHOICES, IMPORT_HEADS } from "@rebale/contract/listings/import-columns";
import { LOADING_BY } from "@rebale/contract/listings/sale-terms";
import { BASES } from "@rebale/contract/values/basis";
import { STATES } from "@rebale/contract/values/fields";
import type { Language } from "@rebale/contract/values/language";
import { UNITS } from "@rebale/contract/values/money";
import { type DataValidation, writeXlsx } from "hucre/xlsx";
import type { Db } from "../../../platform/db/db.ts";
import { listedMaterials, sitesOf } from "./import.store.ts";
import { COLUMNS_EXPLAINED } from "./import-columns.text.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const cellsOf = (column: ImportColumn) => {
  const letter = letters[IMPORT_COLUMNS.indexOf(column)];
  return `${letter}2:${letter}${MAX_IMPORTED + 1}`;
};

/** A choice's code, or in the words of a language. */
const said = (
  column: keyof typeof IMPORT_CHOICES,
  codes: readonly string[],
  language: Language | null,
) => codes.map((code) => (language && IMPORT_CHOICES[column][code]?.[language]) ?? code);

/**
 * A workbook to fill in: the columns, the choices as lists, and what each column asks for.
 * @param language of its words; null for the technical names
 */
export async function importTemplate(
  db: Db,
  companyId: number,
  language: Language | null,
): Promise<Buffer> {
  const materials = (await listedMaterials(db)).map(({ name, title_hi }) =>
    language === "hi" ? (title_hi ?? name) : name,
  );
  const heads = IMPORT_COLUMNS.map((column) =>
    language ? IMPORT_HEADS[column][language] : column,
  );
  const headOf = (column: ImportColumn) => heads[IMPORT_COLUMNS.indexOf(column)] ?? column;
  const sites = (await sitesOf(db, companyId)).map(({ name }) => name);
  const lists: [ImportColumn, readonly string[]][] = [
    ["material", materials],
    ["unit", UNITS],
    ["state", STATES],
    ["basis", said("basis", BASES, language)],
    ["site", sites],
    ["pay_through", said("pay_through", PAY_THROUGH, language)],
    ["format", said("format", FORMAT_KINDS, language)],
    ["loading_by", said("loading_by", LOADING_BY, language)],
  ];
  const longest = Math.max(...lists.map(([, values]) => values.length));
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "Lots",
        rows: [heads],
        columns: IMPORT_COLUMNS.map((column) => ({
          width: column === "description" || column === "title" ? 40 : 18,
        })),
        freezePane: { rows: 1 },
        dataValidations: lists.flatMap(([column, values], i) =>
          values.length
            ? [
                chosenFrom(
                  [column, headOf(column)],
                  `Lists!$${letters[i]}$2:$${letters[i]}$${values.length + 1}`,
                ),
              ]
            : [],
        ),
      },
      {
        name: "Lists",
        rows: [
          lists.map(([column]) => headOf(column)),
          ...Array.from({ length: longest }, (_, i) =>
            lists.map(([, values]) => values[i] ?? null),
          ),
        ],
      },
      {
        name: "Columns",
        rows: IMPORT_COLUMNS.map((column) => [
          headOf(column),
          COLUMNS_EXPLAINED[column][language ?? "en"],
        ]),
        columns: [{ width: 24 }, { width: 80 }],
      },
    ],
  });
  return Buffer.from(bytes);
}

const chosenFrom = (
  [column, head]: readonly [ImportColumn, string],
  formula1: string,
): DataValidation => ({
  type: "list",
  formula1,
  range: cellsOf(column),
  allowBlank: true,
  showErrorMessage: true,
  errorTitle: head,
  errorMessage: "Choose from the list",
});
