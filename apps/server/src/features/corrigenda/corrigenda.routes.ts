import { corrigenda } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { answerCorrigendum, createVisibleAuctionReader } from "../auctions/index.ts";
import { findAmendable, lotTag } from "../listings/index.ts";
import { askCorrigendum, refuseOthers } from "./ask-corrigendum.ts";
import { listOfLot, listPublished } from "./corrigenda.store.ts";
import { listForOffice } from "./office.store.ts";
import { presentCorrigendum, presentForOffice, presentPublished } from "./present-corrigendum.ts";
import { decideCorrigendum, publishByOffice } from "./publish-corrigendum.ts";

export function corrigendaRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, database } = deps;
  const visibleAuction = createVisibleAuctionReader(runOn(database.pool));

  endpoint(app, corrigenda.corrigendaOfLot, async ({ params, caller }) => {
    const { id } = await visibleAuction(params.idname, caller);
    return { data: (await listPublished(db, id)).map(presentPublished), pageTags: [lotTag(id)] };
  });

  endpoint(app, corrigenda.askCorrigendum, async ({ params, body, caller }) => ({
    data: presentCorrigendum(await askCorrigendum(deps, caller, params.id, body)),
    message: "Sent. The office publishes it, or says why not",
  }));

  endpoint(app, corrigenda.ownCorrigenda, async ({ params, caller: { userId } }) => {
    const lot = await findAmendable(db, params.id);
    if (!lot) throw new Problem("lot_not_found");
    refuseOthers(lot, userId);
    return { data: (await listOfLot(db, lot.id)).map(presentCorrigendum) };
  });

  listEndpoint(app, deps, corrigenda.officeCorrigenda, async ({ query }) => ({
    listing: listForOffice(db, query.state),
    present: presentForOffice,
  }));

  endpoint(app, corrigenda.decideCorrigendum, async ({ params, body, caller }) => ({
    data: presentCorrigendum(await decideCorrigendum(deps, caller.userId, params.id, body)),
    message: body.decision === "publish" ? "The change is published" : "The change is refused",
  }));

  endpoint(app, corrigenda.publishCorrigendum, async ({ params, body, caller }) => ({
    data: presentCorrigendum(await publishByOffice(deps, caller.userId, params.id, body)),
    message: "The change is published",
  }));

  endpoint(app, corrigenda.answerCorrigendum, async ({ params, body, caller }) => {
    const { id } = await visibleAuction(String(params.product_id), caller);
    return {
      ...(await answerCorrigendum(deps, caller, id, body)),
      message:
        body.answer === "accepted"
          ? "You have accepted the change. Your bid stands"
          : "Your bids on this lot are taken back",
    };
  });
}
