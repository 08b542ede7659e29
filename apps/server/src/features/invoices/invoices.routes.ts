import { invoices } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { pageCount } from "../../platform/lists/list-query.ts";
import { findAwardById, seesPaper, sideOf } from "../awards/index.ts";
import { materialCodes } from "../materials/index.ts";
import { lastDeclaration } from "./declarations/declarations.store.ts";
import { answer, declare } from "./declarations/declare.ts";
import { ownPapers } from "./own-papers.store.ts";
import type { Paper } from "./paper.ts";
import { paperFileRoutes } from "./paper-files.routes.ts";
import { papersOf } from "./papers.store.ts";
import { closeEway, recordEway, recordIrp } from "./portal-answers.ts";
import { presentDeclaration, presentInvoice, presentOwnPaper } from "./present-invoice.ts";
import { setMaterialCode } from "./set-material-code.ts";

/** Tax papers of sales, for both sides and the office. */
export function invoiceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  paperFileRoutes(app, deps);

  shortListEndpoint(app, deps, invoices.list, async ({ params, caller }) => {
    const side = await sideIn(caller, params.id);
    const papers = await papersOf(db, params.id);
    const seen = papers.filter((paper) => seesPaper(side, paper.parties));
    const now = await marketNow(db);
    return { data: seen.map((paper) => presentInvoice(paper, now)) };
  });

  endpoint(app, invoices.own, async ({ query, caller }) => {
    const { userId, company, kind } = caller;
    const companyId = company?.status === "active" ? company.companyId : null;
    const own = { userId, companyId, side: query.side ?? kind };
    const { rows, count } = await ownPapers(db, { ...query, ...own });
    const now = await marketNow(db);
    const data = rows.map((paper) => presentOwnPaper(paper, now));
    return { data, totalpage: pageCount(count, query.rows) };
  });

  endpoint(app, invoices.recordIrp, async ({ params, body, caller }) => {
    const { irn, ack_no: ackNo, ack_date: ackDate, signed_qr: signedQr } = body;
    const answered = { irn, ackNo, ackDate, signedQr };
    return { data: await shown(await recordIrp(deps, caller, params.id, answered)) };
  });

  endpoint(app, invoices.recordEway, async ({ params, body, caller }) => {
    const bill = { no: body.eway_no, validUntil: new Date(body.valid_until).toISOString() };
    return { data: await shown(await recordEway(deps, caller, params.id, bill)) };
  });

  endpoint(app, invoices.closeEway, async ({ params, body, caller }) => ({
    data: await shown(await closeEway(deps, caller, params.id, body.closed_on)),
  }));

  endpoint(app, invoices.declaration, async ({ params, caller }) => {
    await sideIn(caller, params.id);
    return { data: presentDeclaration(params.id, await lastDeclaration(db, params.id)) };
  });

  endpoint(app, invoices.declare, async ({ params, caller, uploads }) => {
    await declare(deps, caller, params.id, uploads);
    return { data: null, message: "Your declaration is sent to the seller" };
  });

  endpoint(app, invoices.answerDeclaration, async ({ params, caller, body }) => {
    await answer(deps, caller, params.id, body.answer);
    return { data: null };
  });

  shortListEndpoint(app, deps, invoices.materialCodes, async () => ({
    data: await materialCodes(db),
  }));

  endpoint(app, invoices.setMaterialCode, async ({ params, body, caller }) => {
    await setMaterialCode(deps, caller.userId, { ...params, ...body });
    return { data: null };
  });

  async function shown(paper: Paper) {
    return presentInvoice(paper, await marketNow(db));
  }

  async function sideIn(caller: Account, awardId: number) {
    const award = await findAwardById(db, awardId);
    const side = award && sideOf(caller, award);
    if (!side) throw new Problem("not_found");
    return side;
  }
}
