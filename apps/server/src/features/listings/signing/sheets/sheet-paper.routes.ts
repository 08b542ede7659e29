import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../../platform/deps.ts";
import { Problem } from "../../../../platform/http/problems/problem.ts";
import { drawPdf } from "../../../../platform/pdf/draw-pdf.ts";
import { seesAllOf } from "../../listings.access.ts";
import { readLotName } from "../../listings.rules.ts";
import { findOwnLot } from "../../listings.store.ts";
import { seeReserve } from "../../see-reserve.ts";
import type { DrawnSheet } from "./draw-sheet.ts";
import { presentSheet } from "./present-sheet.ts";
import { listSheets } from "./sheets.store.ts";

const module = new URL("./draw-sheet.ts", import.meta.url).href;

/**
 * GET /product/{id}/sheet.pdf
 * @throws Problem lot_not_found, not_allowed where the reserve is not theirs to know, not_found
 * without a sheet
 */
export function sheetPaperRoutes(
  app: FastifyInstance,
  { db, config }: Pick<Deps, "db" | "config">,
): void {
  app.get<{ Params: { id: string } }>(
    "/product/:id/sheet.pdf",
    async ({ params, caller }, reply) => {
      const name = readLotName(params.id);
      const lot = name && (await findOwnLot(db, name));
      if (!lot || !seesAllOf(caller, lot)) throw new Problem("lot_not_found");
      // The reserve stands on it.
      if (!(await seeReserve(db, caller, lot))) throw new Problem("not_allowed");
      const [newest] = await listSheets(db, lot.id);
      if (!newest) throw new Problem("not_found");
      const { version, fields, signed_at, signed_by } = newest;
      const bytes = await drawPdf<DrawnSheet>(module, {
        title: lot.title,
        address: `${config.home}/auctiondetail/${lot.url}`,
        version,
        sheet: presentSheet(fields),
        signed: signed_at && { by: signed_by ?? "an erased account", at: signed_at },
      });
      return reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="sheet-${lot.url}.pdf"`)
        .header("cache-control", "no-store")
        .send(bytes);
    },
  );
}
