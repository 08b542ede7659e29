import { readFile } from "node:fs/promises";
import { streamCsvRows } from "hucre/csv";
import { htmlRows, isHtml } from "./html-table.rules.ts";
import { decodeTable, separated, withoutBlanksBeforeQuotes } from "./table-text.rules.ts";
import { cellsOf, openWorkbook } from "./workbook.ts";

/** A table as texts, row by row, the head first. Rows at the end that are empty are left out. */
export type Table = readonly (readonly string[])[];

/**
 * Runs in a process of its own: the first sheet of a workbook, or a table in CSV, by its content.
 * @param most rows; of a longer table one more is read
 * @throws where it is neither
 */
export default async function tableRows(path: string, most: number): Promise<Table> {
  const bytes = await readFile(path);
  const isZip = bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));
  return withoutEmptyEnd(await (isZip ? workbookRows(bytes, most) : csvRows(bytes, most)));
}

/** Sheets of lists that a program keeps for itself are hidden, and often stand first. */
async function workbookRows(bytes: Buffer, most: number): Promise<string[][]> {
  const workbook = await openWorkbook(bytes, most);
  const visible = workbook.sheets.findIndex(({ isHidden }) => !isHidden);
  return workbook.rows(Math.max(visible, 0), most);
}

function csvRows(bytes: Buffer, most: number): string[][] {
  const { text, delimiter } = separated(decodeTable(bytes));
  if (isHtml(text)) return htmlRows(text).slice(0, most + 1);
  const rows: string[][] = [];
  for (const row of streamCsvRows(withoutBlanksBeforeQuotes(text, delimiter ?? ","), {
    maxRows: most + 1,
    ...(delimiter && { delimiter }),
  })) {
    rows.push(cellsOf(row));
    if (rows.length > most) break;
  }
  return rows;
}

function withoutEmptyEnd(rows: readonly (readonly string[])[]): Table {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ""));
  return rows.slice(0, last + 1);
}
