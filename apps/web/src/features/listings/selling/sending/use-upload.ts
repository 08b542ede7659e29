import { useState } from "react";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { shrinkPicture } from "../../../../lib/forms/shrink-picture.ts";
import type { Content } from "../autosave/draft-content.ts";
import { sentWith } from "../pictures/stored.ts";

export type Chosen = Pick<Content, "pictures" | "catalog">;

/** Catalogue and pictures of one lot that exists already: it then has these, in this order. */
export async function sendFiles(
  productId: string,
  { pictures, catalog }: Chosen,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
) {
  const { order, images } = sentWith(pictures);
  await api.call(listings.updateImages, {
    body: { product_id: productId, order },
    files: {
      images: await Promise.all(images.map(shrinkPicture)),
      catalog: catalog instanceof File ? catalog : null,
    },
    onProgress,
    ...(signal && { signal }),
  });
}

export type UploadState =
  | { at: "waiting" }
  | { at: "sending"; share: number }
  | { at: "done" }
  | { at: "failed"; error: unknown };
export interface Upload {
  productId: string;
  title: string;
  files: Chosen;
  state: UploadState;
}

/**
 * One lot after the other: on a slow line half of everything is worth less than all of the first.
 */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const mark = (productId: string, state: UploadState) =>
    setUploads((all) => all.map((u) => (u.productId === productId ? { ...u, state } : u)));

  const sendOne = async ({ productId, files }: Upload): Promise<boolean> => {
    mark(productId, { at: "sending", share: 0 });
    try {
      await sendFiles(productId, files, (share) => mark(productId, { at: "sending", share }));
      mark(productId, { at: "done" });
      return true;
    } catch (error) {
      mark(productId, { at: "failed", error });
      return false;
    }
  };
  /** True when every one got through. */
  const sendAll = async (given: readonly Upload[]): Promise<boolean> => {
    let right = true;
    for (const upload of given) right = (await sendOne(upload)) && right;
    return right;
  };
  return { uploads, setUploads, sendAll };
}
