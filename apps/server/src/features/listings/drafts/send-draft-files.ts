import type { Body, listings } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import type { Account } from "../../../platform/http/caller.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { lockAccount } from "../../accounts/index.ts";
import { storeGoodsFiles, totalSize } from "../../media/index.ts";
import { inOrder } from "../lots/picture-order.ts";
import type { LotPicture } from "../lots/present-lot.ts";
import { draftChanged } from "./draft-changed.ts";
import { changeDraft, type DraftRow, findDraft } from "./drafts.store.ts";

/** @throws Problem draft_changed, invalid_input, or what is wrong with a file */
export async function sendDraftFiles(
  deps: Pick<Deps, "db" | "files" | "limits">,
  { userId, tokenHash }: Pick<Account, "userId" | "tokenHash">,
  { draft_id, version, order }: Body<typeof listings.sendDraftFiles>,
  uploads: readonly Upload[],
): Promise<DraftRow> {
  const unchanged = (draft: DraftRow | undefined): DraftRow => {
    if (draft?.version !== version) throw draftChanged(draft);
    return draft;
  };
  unchanged(await findDraft(deps.db, userId, draft_id));
  await deps.limits.upload(userId, totalSize(uploads));
  const stored = await storeGoodsFiles(
    deps,
    uploads.filter(({ field }) => field === "images"),
    uploads.find(({ field }) => field === "catalog"),
  );
  return deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    // Judging pictures takes seconds: meanwhile it may have been changed elsewhere.
    const draft = unchanged(await findDraft(tx, userId, draft_id));
    const pictures = inOrder(draft.pictures as LotPicture[], stored.pictures, order);
    return changeDraft(
      tx,
      draft.id,
      {
        fields: draft.fields as Record<string, string>,
        is_ready: draft.is_ready,
        pictures: pictures.map((picture) => ({ ...picture, alt: "" })),
        catalog: stored.catalog ?? draft.catalog,
      },
      tokenHash,
    );
  });
}
