import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { shortListEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { approveLots } from "./approve-lots.ts";
import { deleteTemplate, saveTemplate } from "./change-templates.ts";
import { listTemplates, type TemplateRow } from "./templates.store.ts";

export function approvalRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, listings.approveLots, async ({ caller, body }) => {
    const data = await approveLots(deps, caller.userId, body);
    const { length } = data.lots;
    const what = `${length} ${length === 1 ? "lot" : "lots"}`;
    return { data, message: body.dry_run ? `${what} can be approved` : `${what} approved` };
  });
  shortListEndpoint(
    app,
    deps,
    listings.approvalTemplates,
    async () => ({ data: (await listTemplates(deps.db)).map(presentTemplate) }),
    { _id: "Template", name: "Name" },
  );
  endpoint(app, listings.saveApprovalTemplate, async ({ caller, body }) => ({
    data: presentTemplate(await saveTemplate(deps, caller.userId, body)),
  }));
  endpoint(app, listings.deleteApprovalTemplate, async ({ caller, params }) => {
    await deleteTemplate(deps, caller.userId, params.id);
    return { data: null };
  });
}

const presentTemplate = ({ id, ...saved }: TemplateRow) => ({ ...saved, _id: String(id) });
