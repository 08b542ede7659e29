import type { Readable } from "node:stream";
import type { Language } from "@rebale/contract";
import type { Cell, Column } from "../../../platform/lists/columns.ts";
import { csvFile } from "../../../platform/lists/csv-file.ts";
import { MEDIA_TYPES } from "../../../platform/lists/send-list.ts";
import { xlsxFile } from "../../../platform/lists/xlsx-file.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.ts";
import type { DrawnStatement } from "./draw-statement.ts";
import { type FileLine, fileLines } from "./present-statement.ts";
import type { AskedStatement, Statement } from "./statement.store.ts";
import { accountText, STATEMENT_WORDS } from "./statement-labels.rules.ts";

export type StatementFormat = "csv" | "xlsx" | "pdf";
interface Asked extends Pick<AskedStatement, "account" | "from" | "to"> {
  readonly format: StatementFormat;
  readonly language: Language;
  readonly company: string;
}

export const STATEMENT_TYPES: Readonly<Record<StatementFormat, string>> = {
  ...MEDIA_TYPES,
  pdf: "application/pdf",
};

const drawing = new URL("./draw-statement.ts", import.meta.url).href;

/** All lines of a statement between its opening and its closing balance. */
export async function statementFile(
  statement: Statement,
  asked: Asked,
): Promise<Readable | Buffer> {
  const { format, language } = asked;
  const lines = fileLines(statement, language);
  if (format === "pdf") return drawPdf<DrawnStatement>(drawing, drawn(lines, asked));
  const columns = columnsIn(language);
  const cells = cellsOf(lines, columns);
  const sheet = { name: "statement", total: lines.length };
  return format === "csv" ? csvFile(columns, cells) : xlsxFile(columns, cells, sheet);
}

const FIELDS = ["at", "what", "account", "sale", "in", "out", "balance"] as const;
const AMOUNTS: ReadonlySet<string> = new Set(["in", "out", "balance"]);
const columnsIn = (language: Language): Column[] =>
  FIELDS.map((field) => ({
    head: `${STATEMENT_WORDS[field][language]}${AMOUNTS.has(field) ? " (₹)" : ""}`,
    format: field === "at" ? "time" : null,
    cell: (line) => (line as FileLine)[field],
  }));

async function* cellsOf(
  lines: readonly FileLine[],
  columns: readonly Column[],
): AsyncGenerator<Cell[][]> {
  yield lines.map((line) => columns.map(({ cell }) => cell(line)));
}

function drawn(lines: FileLine[], { language, company, account, from, to }: Asked): DrawnStatement {
  const words = (of: keyof typeof STATEMENT_WORDS) => STATEMENT_WORDS[of][language];
  const days = [
    ...(from ? [`${words("from")}: ${from}`] : []),
    ...(to ? [`${words("to")}: ${to}`] : []),
  ];
  const of = account ? accountText(account, language) : words("all");
  return {
    title: words("title"),
    company,
    about: [of, ...days, words("unit")].join(" · "),
    heads: [words("at"), words("what"), words("in"), words("out"), words("balance")],
    lines: lines.map(({ at, what, account: named, ...amounts }) => ({
      at: at?.toISOString() ?? null,
      what: named ? `${what} · ${named}` : what,
      amounts: [amounts.in, amounts.out, amounts.balance],
    })),
  };
}
