import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { admit } from "../../../platform/http/admit.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { sendPrivateFile } from "../../../platform/http/private-file.ts";
import { callLanguage } from "../../../platform/language.ts";
import { MEDIA_TYPES } from "../../../platform/lists/send-list.ts";
import type { createCategoriesCache } from "../categories-cache.ts";
import { importLots } from "./import-lots.ts";
import { importTemplate } from "./import-template.ts";

export function importRoutes(
  app: FastifyInstance,
  deps: Deps,
  categories: ReturnType<typeof createCategoriesCache>,
): void {
  endpoint(app, listings.importLots, async ({ body, uploads, caller }) => {
    await deps.limits.upload(caller.userId, uploads[0]?.size ?? 0);
    const data = await importLots(deps, await categories(), {
      file: uploads[0],
      sellerId: caller.userId,
      companyId: caller.company.companyId,
      dryRun: body.dry_run,
      values: body.values,
    });
    return { data, message: words(data, body.dry_run) };
  });

  app.get<{ Querystring: { heads?: string } }>(
    listings.importTemplatePath,
    async ({ caller, query, headers }, reply) => {
      const { company } = admit(caller, listings.importLots);
      const language = query.heads === "words" ? callLanguage(headers["accept-language"]) : null;
      return sendPrivateFile(reply, {
        file: "rebale-lots.xlsx",
        mediaType: MEDIA_TYPES.xlsx,
        bytes: await importTemplate(deps.db, company.companyId, language),
      });
    },
  );
}

const words = ({ created, known }: { created: number; known: number }, dryRun: boolean) =>
  dryRun
    ? "The table can be listed"
    : created
      ? `${created} ${created === 1 ? "lot is" : "lots are"} submitted for approval`
      : `Nothing new: ${known} ${known === 1 ? "lot is" : "lots are"} listed already`;
