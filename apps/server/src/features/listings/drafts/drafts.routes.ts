import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { presentDraft } from "./draft-changed.ts";
import { listDrafts } from "./drafts.store.ts";
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
