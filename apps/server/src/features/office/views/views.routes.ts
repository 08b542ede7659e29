import { office } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { deleteView, renameView, saveViews } from "./change-views.ts";
import { listViews, type ViewRow } from "./views.store.ts";

export function viewRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, office.views, async ({ caller, query }) => ({
    data: { views: (await listViews(deps.db, caller.userId, query.list)).map(present) },
  }));
  endpoint(app, office.saveViews, async ({ caller, body }) => ({
    data: { views: (await saveViews(deps, caller.userId, body)).map(present) },
  }));
  endpoint(app, office.renameView, async ({ caller, params, body }) => ({
    data: present(await renameView(deps, caller.userId, params.id, body.name)),
  }));
  endpoint(app, office.deleteView, async ({ caller, params }) => {
    await deleteView(deps, caller.userId, params.id);
    return { data: null };
  });
}

const present = ({ id, name, search }: ViewRow): office.OfficeView => ({
  _id: String(id),
  name,
  search,
});
