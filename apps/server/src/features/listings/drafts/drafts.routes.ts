import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { type DraftRow, listDrafts } from "./drafts.store.ts";
import { deleteDraft, saveDraft } from "./save-draft.ts";
import { sendDraftFiles } from "./send-draft-files.ts";

export function draftRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, listings.readDrafts, async ({ caller }) => ({
    data: (await listDrafts(deps.db, caller.userId)).map(presentDraft),
  }));
  endpoint(app, listings.saveDraft, async ({ params, body, caller }) => ({
    data: presentDraft(await saveDraft(deps, caller, params.id, body)),
  }));
  endpoint(app, listings.sendDraftFiles, async ({ body, uploads, caller }) => ({
    data: presentDraft(await sendDraftFiles(deps, caller, body, uploads)),
  }));
  endpoint(app, listings.deleteDraft, async ({ params, query, caller }) => {
    await deleteDraft(deps, caller.userId, params.id, query.version);
    return { data: null };
  });
}

const presentDraft = (row: DraftRow): listings.LotDraft => ({
  _id: row.key,
  version: row.version,
  fields: row.fields as Record<string, string>,
  is_ready: row.is_ready,
  images: row.pictures as listings.LotDraft["images"],
  catalog: row.catalog,
  changed_at: row.changed_at.toISOString(),
  changed_from: row.changed_from,
});
