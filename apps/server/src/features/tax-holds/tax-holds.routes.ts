import { taxHolds } from "@rebale/contract";
import { Id } from "@rebale/contract/values/fields";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../platform/deps.ts";
import { admit } from "../../platform/http/admit.ts";
import type { Account } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { sendPrivateFile } from "../../platform/http/private-file.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { pageCount, searchText } from "../../platform/lists/list-query.ts";
import { answerHold } from "./changes/answer-hold.ts";
import { bring2b } from "./changes/bring-2b.ts";
import { confirmHold } from "./changes/confirm-hold.ts";
import { decideHold } from "./changes/decide-hold.ts";
import { present2b, presentListed, presentOfficeHold, presentTotals } from "./present-hold.ts";
import { mediaTypeOf } from "./store/answers.store.ts";
import { listFiles } from "./store/files.store.ts";
import { findHold } from "./store/holds.store.ts";
import { findForOffice, listForOffice, listOwn, totalsOf } from "./store/lists.store.ts";
import { sideOfHold } from "./tax-holds.access.ts";

/** GST that stays tied until a GSTR-2B shows it. */
export function taxHoldRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  endpoint(app, taxHolds.list, async ({ caller, query }) => {
    const { company } = caller;
    const side = query.side ?? caller.kind;
    if (company?.status !== "active")
      return { data: [], totals: presentTotals(NOTHING), totalpage: 0 };
    const own = { companyId: company.companyId, side };
    const { listed, total } = await listOwn(db, { ...own, state: query.state }).page(query);
    return {
      data: listed.map((hold) => presentListed(hold, caller)),
      totals: presentTotals(await totalsOf(db, own)),
      totalpage: pageCount(total, query.rows),
    };
  });
  endpoint(app, taxHolds.bring2b, async ({ caller, uploads }) => ({
    data: await bring2b(deps, caller, uploads[0]),
  }));
  endpoint(app, taxHolds.list2b, async ({ caller, query }) => {
    const files = await listFiles(db, caller.company.companyId).page(query);
    return { data: files.listed.map(present2b), totalpage: pageCount(files.total, query.rows) };
  });

  const shown = async (caller: Account, id: number) => {
    const hold = await findHold(db, id);
    if (!hold) throw new Problem("not_found");
    return { data: presentListed(hold, caller) };
  };
  endpoint(app, taxHolds.confirm, async ({ caller, params, headers }) => {
    await confirmHold(deps, caller, params.id, headers["idempotency-key"]);
    return shown(caller, params.id);
  });
  endpoint(app, taxHolds.answer, async ({ caller, params, body, uploads }) => {
    await answerHold(deps, caller, params.id, body, uploads);
    return shown(caller, params.id);
  });
  documentRoute(app, deps);

  listEndpoint(app, deps, taxHolds.officeHolds, async ({ query }) => ({
    listing: listForOffice(db, { ...query, q: searchText(query.q) }),
    present: presentOfficeHold,
  }));
  endpoint(app, taxHolds.decide, async ({ caller, params, body }) => {
    await decideHold(deps, caller, params.id, body);
    const hold = await findForOffice(db, params.id);
    if (!hold) throw new Problem("not_found");
    return { data: presentOfficeHold(hold) };
  });
}

const NOTHING = { held: 0, released: 0, returned: 0 } as Awaited<ReturnType<typeof totalsOf>>;

/** The seller's acknowledgement, for both sides and the office. */
function documentRoute(app: FastifyInstance, { db, files }: Pick<Deps, "db" | "files">): void {
  const path = taxHolds.answerDocumentPath.replace("{id}", ":id");
  const schema = { summary: "The acknowledgement with which a seller answered." };
  app.get<{ Params: { id: string } }>(path, { schema }, async (request, reply) => {
    const caller = admit(request.caller, { who: "user", may: "money.read" });
    const id = Id.safeParse(request.params.id);
    const hold = id.success ? await findHold(db, id.data) : undefined;
    const sees = hold && (caller.kind === "admin" || sideOfHold(caller, hold) !== null);
    const file = sees ? hold.answer?.document : undefined;
    const bytes = file === undefined ? null : await files.read(`private/${file}`);
    if (!hold || file === undefined || !bytes) throw new Problem("not_found");
    if (caller.kind === "admin") {
      const look = { adminId: caller.userId, action: "acknowledgement opened" };
      await noteLook(db, { ...look, ...aboutLot(hold.lotId, hold.title) });
    }
    return sendPrivateFile(reply, { file, mediaType: await mediaTypeOf(db, file), bytes });
  });
}
