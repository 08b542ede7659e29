import { MAX_PICTURES, type PictureEntry } from "@rebale/contract/listings";
import type { Deps } from "../../../platform/deps.ts";
import type { Account } from "../../../platform/http/caller.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isSeller } from "../../../platform/lot-seller.access.ts";
import { notYourLot } from "../../audience/index.ts";
import { noteUnused, storeGoodsFiles, totalSize } from "../../media/index.ts";
import { findLot, lockLot, setCatalog, setPictures } from "../office/review.store.ts";
import { inOrder, namedAfter } from "./picture-order.ts";
import type { LotPicture } from "./present-lot.ts";

/**
 * Pictures and catalogue of a lot that is not approved yet. Pictures that are sent replace those
 * that were there, unless `order` says which stay and where.
 */
export async function replacePictures(
  deps: Pick<Deps, "db" | "files" | "limits">,
  seller: Account,
  lotId: number,
  uploads: readonly Upload[],
  order?: readonly PictureEntry[],
) {
  const sent = uploads.filter((u) => u.field === "images");
  const catalog = uploads.find((u) => u.field === "catalog");
  if (!sent.length && !catalog && !order)
    throw new Problem("invalid_input", {
      path: "images",
      msg: {
        en: `Send 1 to ${MAX_PICTURES} pictures, or a catalogue`,
        hi: `1 से ${MAX_PICTURES} फ़ोटो या कैटलॉग भेजिए`,
      },
    });
  changeable(seller, await findLot(deps.db, lotId));
  await deps.limits.upload(seller.userId, totalSize(uploads));
  const stored = await storeGoodsFiles(deps, sent, catalog);

  return deps.db.transaction().execute(async (tx) => {
    // Judging pictures takes seconds: meanwhile the lot may have been approved.
    const lot = changeable(seller, await lockLot(tx, lotId));
    const before = lot.pictures as LotPicture[];
    const pictures = namedAfter(inOrder(before, stored.pictures, order), lot.title);
    const staying = new Set(pictures.map(({ image }) => image));
    await noteUnused(tx, [
      ...new Set(before.map(({ image }) => image).filter((image) => !staying.has(image))),
      ...(stored.catalog && lot.catalog ? [lot.catalog] : []),
    ]);
    if (sent.length || order) await setPictures(tx, lotId, pictures);
    if (stored.catalog) await setCatalog(tx, lotId, stored.catalog);
    return {
      images: pictures,
      catalog: stored.catalog ?? lot.catalog,
    };
  });
}

type Owned = NonNullable<Awaited<ReturnType<typeof lockLot>>>;

function changeable(seller: Account, lot: Owned | undefined): Owned {
  if (!lot) throw new Problem("lot_not_found", { path: "product_id" });
  if (!isSeller(seller, lot)) throw new Problem(notYourLot(lot), { path: "product_id" });
  if (lot.approval === "approved")
    throw new Problem("lot_already_approved", { path: "product_id" });
  return lot;
}
