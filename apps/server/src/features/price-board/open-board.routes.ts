import { priceBoard } from "@rebale/contract";
import { stringify } from "csv-stringify/sync";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { sendOpenFile } from "../../platform/http/open-file.ts";
import { openRows } from "./open-board.rules.ts";
import { boardOf } from "./price-board.rules.ts";
import { materialNames } from "./price-board.store.ts";
import type { createSalesCache } from "./sales-cache.ts";

const PER = "kg";
const COLUMNS = "material,name,region,per,lots,p25,median,p75,as_of".split(",");

/**
 * GET /price-board.json and .csv: the board for everybody's own programs, at any site. It has its
 * day and no time, so that the same figures are the same bytes.
 */
export function openBoardRoutes(
  app: FastifyInstance,
  { db }: Pick<Deps, "db">,
  allSales: ReturnType<typeof createSalesCache>,
): void {
  const read = async () => {
    const [names, { today, sales }] = await Promise.all([materialNames(db), allSales()]);
    const boards = names.map(({ code, name }) => ({
      ...boardOf(code, sales.get(code), today),
      name,
    }));
    return { as_of: today, rows: openRows(boards) };
  };

  const compress = false as const;
  app.get("/price-board.json", { compress }, async (request, reply) => {
    const { as_of, rows } = await read();
    const { BOARD_DAYS, LICENCE } = priceBoard;
    const board = { as_of, days: BOARD_DAYS, per: PER, licence: LICENCE, rows };
    return sendOpenFile(request, reply, {
      mediaType: "application/json",
      text: JSON.stringify(board),
    });
  });
  app.get("/price-board.csv", { compress }, async (request, reply) => {
    const { as_of, rows } = await read();
    const text = stringify(
      rows.map((row) => ({ ...row, per: PER, as_of })),
      { columns: COLUMNS, header: true, escape_formulas: true, record_delimiter: "\r\n" },
    );
    return sendOpenFile(request, reply, { mediaType: "text/csv", text });
  });
}
