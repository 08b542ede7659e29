import { evidence } from "@rebale/contract";
import { ByUuid } from "@rebale/contract/values/fields";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../platform/deps.ts";
import { admit } from "../../platform/http/admit.ts";
import type { Account } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { sendPrivateFile } from "../../platform/http/private-file.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { type Award, findAwardById, sideOf } from "../awards/index.ts";
import { findPack, type PackRow, presentPack } from "../kilograms/index.ts";
import { makePack } from "./make-pack.ts";
import { nameOfCompany } from "./packs.store.ts";

/** Packs of evidence: made by a sale's buyer, read by both sides and who they were made for. */
export function evidenceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, files } = deps;

  endpoint(app, evidence.make, async ({ body, caller, headers }) => {
    const id = await makePack(deps, caller, { body, key: headers["idempotency-key"] });
    const pack = await findPack(db, id);
    if (!pack) throw new Error(`Pack ${id} was made and is not there`);
    return { data: presentPack(pack) };
  });

  endpoint(app, evidence.brand, async ({ params }) => {
    const name = await nameOfCompany(db, params.id);
    if (name === undefined) throw new Problem("unknown_company", { path: "brand_company_id" });
    return { data: { name } };
  });

  app.get(evidence.packPath.replace("{id}", ":id"), async (request, reply) => {
    const caller = admit(request.caller, { who: "user", may: "auctions.read" });
    const asked = ByUuid.safeParse(request.params);
    const pack = asked.success ? await findPack(db, asked.data.id) : undefined;
    const award = pack && (await findAwardById(db, pack.awardId));
    if (!pack || !award || !mayRead(caller, award, pack)) throw new Problem("not_found");
    const bytes = await files.read(`private/${pack.file}`);
    if (!bytes) throw new Problem("not_found");
    if (caller.kind === "admin") {
      const look = { adminId: caller.userId, action: "evidence opened" };
      await noteLook(db, { ...look, ...aboutLot(award.lotId, award.title) });
    }
    const file = `evidence-${pack.awardId}-${pack.id.slice(0, 8)}.zip`;
    return sendPrivateFile(reply, { file, mediaType: "application/zip", bytes });
  });
}

const mayRead = (caller: Account, award: Award, { brandId }: PackRow): boolean => {
  const { company } = caller;
  const own = company?.status === "active" ? company.companyId : null;
  return sideOf(caller, award) !== null || (own !== null && own === brandId);
};
