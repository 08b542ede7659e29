import { type Milli, quantityOf } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.ts";
import { presentTerms, termLines } from "../../listings/index.ts";
import { answeredOf } from "../../questions/index.ts";
import { findAcceptance } from "../store/terms.store.ts";
import type { AuctionRow } from "../store/views/browse.store.ts";
import type { TermsSheet } from "./draw-terms-sheet.ts";

const module = new URL("./draw-terms-sheet.ts", import.meta.url).href;

/** GET /auction/{idname}/terms.pdf @throws Problem lot_not_found, not_found without terms */
export function termsSheetRoutes(
  app: FastifyInstance,
  { db, config }: Pick<Deps, "db" | "config">,
  visibleAuction: (idname: string, caller: Caller) => Promise<AuctionRow>,
): void {
  app.get<{ Params: { idname: string } }>(
    "/auction/:idname/terms.pdf",
    async ({ params, caller }, reply) => {
      const row = await visibleAuction(params.idname, caller);
      const terms = presentTerms(row.terms);
      if (!terms) throw new Problem("not_found");
      const accepted =
        caller.kind === "buyer" ? await findAcceptance(db, row.id, caller) : undefined;
      const bytes = await drawPdf<TermsSheet>(module, {
        title: row.title,
        quantity: quantityOf(row.quantity_milli as Milli),
        unit: row.unit,
        city: row.city,
        state: row.state,
        address: `${config.home}/auctiondetail/${row.url}`,
        version: terms.version,
        lines: termLines(terms),
        accepted: accepted
          ? { version: accepted.version, at: indiaTime(accepted.accepted_at) }
          : null,
        questions: await questionsFor(db, row.id),
      });
      return reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="terms-${row.url}.pdf"`)
        .header("cache-control", "no-store")
        .send(bytes);
    },
  );
}

const questionsFor = async (db: Db, lotId: number): Promise<TermsSheet["questions"]> =>
  (await answeredOf(db, lotId)).map(({ no, text, answers }) => ({
    ...{ no, text },
    answers: answers.map((answer) => ({ text: answer.text, at: indiaTime(new Date(answer.at)) })),
  }));
