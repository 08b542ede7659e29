import { isDeepStrictEqual } from "node:util";
import type { Body, listings } from "@rebale/contract";
import { MAX_KEPT_DRAFTS, type PictureEntry } from "@rebale/contract/listings";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockAccount } from "../../accounts/index.ts";
import { shown } from "../lots/picture-order.ts";
import type { LotPicture } from "../lots/present-lot.ts";
import { draftChanged } from "./draft-changed.ts";
import {
  addDraft,
  changeDraft,
  countDrafts,
  type DraftContent,
  type DraftRow,
  findDraft,
  findOwnPictures,
  ownsCatalog,
  removeDrafts,
} from "./drafts.store.ts";

type Asked = Body<typeof listings.saveDraft>;
type Seller = Pick<Account, "userId" | "tokenHash">;

/**
 * Saves a draft. What is saved already as it is sent is answered, whoever sent it.
 * @throws Problem draft_changed, drafts_full, invalid_input for files that are not the seller's
 */
export const saveDraft = (
  { db }: Pick<Deps, "db">,
  { userId, tokenHash }: Seller,
  key: string,
  { version, ...asked }: Asked,
): Promise<DraftRow> =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    const before = await findDraft(tx, userId, key);
    const content = await contentOf(tx, userId, before, asked);
    if (before && isStored(before, content)) return before;
    if ((before?.version ?? null) !== version) throw draftChanged(before);
    if (before) return changeDraft(tx, before.id, content, tokenHash);
    if ((await countDrafts(tx, userId)) >= MAX_KEPT_DRAFTS) throw new Problem("drafts_full");
    return addDraft(tx, { user_id: userId, key }, content, tokenHash);
  });

/** @throws Problem draft_changed */
export const deleteDraft = (
  { db }: Pick<Deps, "db">,
  userId: number,
  key: string,
  version: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    const draft = await findDraft(tx, userId, key);
    if (!draft) return;
    if (draft.version !== version) throw draftChanged(draft);
    await removeDrafts(tx, [draft.id]);
  });

const isStored = ({ fields, is_ready, pictures, catalog }: DraftRow, content: DraftContent) =>
  isDeepStrictEqual({ fields, is_ready, pictures, catalog }, content);

async function contentOf(
  tx: Tx,
  userId: number,
  before: DraftRow | undefined,
  { images, catalog, ...rest }: Omit<Asked, "version">,
): Promise<DraftContent> {
  const had = (before?.pictures ?? []) as LotPicture[];
  const keeps = before?.catalog ?? null;
  if (catalog && catalog !== keeps && !(await ownsCatalog(tx, userId, catalog)))
    throw new Problem("invalid_input", {
      path: "catalog",
      msg: { en: "There is no such catalogue", hi: "ऐसा कोई कैटलॉग नहीं है" },
    });
  return {
    ...rest,
    pictures: images ? await picturesOf(tx, userId, had, images) : had,
    catalog: catalog === undefined ? keeps : catalog,
  };
}

async function picturesOf(
  tx: Tx,
  userId: number,
  had: readonly LotPicture[],
  images: readonly PictureEntry[],
): Promise<LotPicture[]> {
  const strange = images
    .map(({ image }) => image)
    .filter((image) => had.every((one) => one.image !== image));
  const usable = [...had, ...(await findOwnPictures(tx, userId, strange))];
  return images.map(({ image, ...says }) => {
    const picture = usable.find((one) => one.image === image);
    if (!picture)
      throw new Problem("invalid_input", {
        path: "images",
        msg: { en: "There is no such picture", hi: "ऐसी कोई फ़ोटो नहीं है" },
      });
    return { ...shown(picture, says), alt: picture.alt };
  });
}
