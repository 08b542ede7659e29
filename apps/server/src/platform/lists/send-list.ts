import type { Readable } from "node:stream";
import type { ListFormat } from "@rebale/contract/office/list-files";
import { indiaTime } from "@rebale/contract/values/calendar";
import type { FastifyReply } from "fastify";
import { writeAudit } from "../audit/audit.store.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problems/problem.ts";
import type { Cell, Column } from "./columns.ts";
import { csvFile } from "./csv-file.ts";
import type { Listing } from "./listing.store.ts";
import { openSnapshot, type Snapshot } from "./snapshot.store.ts";
import { xlsxFile } from "./xlsx-file.ts";

/** Files written at one time: each holds a connection of the pool that bids use too. */
const MAX_AT_ONCE = 2;
/** A file that is not written by then is broken off. */
const MAX_MS = 10 * 60_000;
let underWay = 0;

/** The file to write, for whom. */
export interface ListFileOf<Row> {
  /** `contact-queries`: names the file and its sheet, and stands in the audit. */
  readonly name: string;
  readonly format: ListFormat;
  readonly rows: Pick<Listing<Row>, "all" | "count"> | readonly Row[];
  readonly present: (rows: readonly Row[]) => Promise<readonly unknown[]>;
  readonly columns: readonly Column[];
  /** Search and filters, for the audit. */
  readonly filter: object;
  readonly adminId: number;
}

type SendDeps = Pick<Deps, "db" | "clock">;

/**
 * Streams all rows of a list as a file; who left ends the query. The audit knows of it before the
 * first byte is sent.
 * @throws Problem too_busy while others are written
 */
export async function sendList<Row>(
  { db, clock }: SendDeps,
  reply: FastifyReply,
  file: ListFileOf<Row>,
  longestMs = MAX_MS,
): Promise<FastifyReply> {
  if (underWay >= MAX_AT_ONCE)
    throw new Problem("too_busy", {
      msg: {
        en: "Other lists are being exported. Please try again in a minute",
        hi: "अभी दूसरी सूचियाँ बन रही हैं। एक मिनट बाद फिर कोशिश कीजिए",
      },
      retryAfter: 30,
    });
  underWay++;
  const left = new AbortController();
  const tooLong = setTimeout(() => left.abort(), longestMs);
  let snapshot: Snapshot<Row> | undefined;
  let finished = false;
  const finish = () => {
    if (finished) return;
    finished = true;
    clearTimeout(tooLong);
    left.abort();
    underWay--;
    void snapshot?.end();
  };
  try {
    reply.raw.once("close", () => left.abort());
    snapshot = Array.isArray(file.rows)
      ? whole(file.rows as readonly Row[])
      : await openSnapshot(db, file.rows as Listing<Row>, left.signal);
    await noteExport(db, file, snapshot.total);
    const body = write(file, snapshot);
    body.once("close", finish);
    // A client that does not read never gets to the end.
    left.signal.addEventListener("abort", () => body.destroy());
    if (left.signal.aborted) body.destroy();
    return await reply.headers(headersOf(file, clock.now())).send(body);
  } catch (error) {
    finish();
    throw error;
  }
}

const whole = <Row>(rows: readonly Row[]): Snapshot<Row> => ({
  total: rows.length,
  async *batches() {
    yield [...rows];
  },
  end: async () => undefined,
});

const noteExport = (
  db: Deps["db"],
  file: Omit<ListFileOf<never>, "rows" | "present">,
  rows: number,
) =>
  db.transaction().execute((tx) =>
    writeAudit(tx, {
      adminId: file.adminId,
      action: "list exported",
      subject: file.name,
      details: { format: file.format, rows, filter: file.filter },
    }),
  );

function write<Row>(
  { format, name, columns, present }: ListFileOf<Row>,
  { batches, total }: Snapshot<Row>,
): Readable {
  const cells = cellsOf(batches(), present, columns);
  return format === "csv" ? csvFile(columns, cells) : xlsxFile(columns, cells, { name, total });
}

async function* cellsOf<Row>(
  batches: AsyncIterable<Row[]>,
  present: ListFileOf<Row>["present"],
  columns: readonly Column[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches)
    yield (await present(rows)).map((shown) => columns.map(({ cell }) => cell(shown)));
}

export const MEDIA_TYPES: Record<ListFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const headersOf = ({ name, format }: Pick<ListFileOf<never>, "name" | "format">, now: Date) => ({
  "content-type": MEDIA_TYPES[format],
  "content-disposition": `attachment; filename="${name}-${indiaTime(now).slice(0, 10)}.${format}"`,
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
});
