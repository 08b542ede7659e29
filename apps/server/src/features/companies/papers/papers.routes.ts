import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { presentPapers } from "../../papers/index.ts";
import { sendPaper } from "./send-paper.ts";

export function paperRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  endpoint(app, companies.readPapers, async ({ caller }) => ({
    data: await presentPapers(db, caller.company.companyId, clock.now()),
  }));
  endpoint(app, companies.sendPaper, async ({ caller, body, uploads }) => {
    const { userId, company } = caller;
    await sendPaper(deps, { userId, companyId: company.companyId }, body, uploads[0]);
    const papers = await presentPapers(db, company.companyId, clock.now());
    const sent = papers.find(({ kind }) => kind === body.kind);
    if (!sent) throw new Error("A paper was sent and is not there");
    return { data: sent, message: "Your paper is sent" };
  });
}
