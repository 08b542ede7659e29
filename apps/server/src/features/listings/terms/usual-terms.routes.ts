import { listings } from "@rebale/contract";
import type { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import type { FastifyInstance } from "fastify";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { presentProposal, readProposal } from "./present-terms.ts";
import {
  findMaterial,
  findUsualTerms,
  listMaterialTerms,
  putMaterialTerms,
  putUsualTerms,
} from "./usual-terms.store.ts";

/** The terms that forms begin with. */
export function usualTermsRoutes(app: FastifyInstance, { db }: Deps): void {
  endpoint(app, listings.readUsualTerms, async ({ caller }) => {
    const [own, materials] = await Promise.all([
      findUsualTerms(db, caller.userId),
      listMaterialTerms(db),
    ]);
    return {
      data: {
        own: readProposal(own?.fields),
        materials: materials.flatMap(({ category_id, fields }) => {
          const terms = readProposal(fields);
          return terms ? [{ category_id: String(category_id), terms }] : [];
        }),
      },
    };
  });

  endpoint(app, listings.saveUsualTerms, async ({ body, caller }) => {
    await putUsualTerms(db, caller.userId, body.terms);
    return { data: null, message: "Your usual terms are saved" };
  });

  endpoint(app, listings.saveMaterialTerms, async ({ params, body, caller }) => {
    await db.transaction().execute(async (tx) => {
      const material = await findMaterial(tx, params.id);
      if (!material) throw new Problem("unknown_category", { path: "id" });
      await putMaterialTerms(tx, params.id, body.terms, caller.userId);
      await writeAudit(tx, {
        adminId: caller.userId,
        action: "usual terms saved",
        subject: `Category ${material.title}`,
        details: {
          before: material.fields,
          after: presentProposal(body.terms as SaleTermsIn | null),
        },
      });
    });
    return { data: null, message: "The usual terms of this material are saved" };
  });
}
