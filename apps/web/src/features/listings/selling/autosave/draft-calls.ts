import type { LotDraft } from "@rebale/contract/listings";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { shrinkPicture } from "../../../../lib/forms/shrink-picture.ts";
import { entryOf, isStored, sentWith } from "../pictures/stored.ts";
import type { Content } from "./draft-content.ts";

/** The calls that keep drafts on the market. */
export const draftCalls = {
  read: async (): Promise<LotDraft[]> => (await api.call(listings.readDrafts)).data,
  save: async (id: string, version: number | null, content: Content): Promise<LotDraft> => {
    const { catalog } = content;
    const { data } = await api.call(listings.saveDraft, {
      params: { id },
      body: {
        version,
        fields: { ...content.fields },
        is_ready: content.ready,
        images: content.pictures.flatMap((one) => (isStored(one) ? [entryOf(one)] : [])),
        // A file that is about to replace one leaves that one there until then.
        ...(catalog instanceof File ? {} : { catalog }),
      },
    });
    return data;
  },
  send: async (id: string, version: number, content: Content): Promise<LotDraft> => {
    const { order, images } = sentWith(content.pictures);
    const { data } = await api.call(listings.sendDraftFiles, {
      body: { draft_id: id, version, order },
      files: {
        images: await Promise.all(images.map(shrinkPicture)),
        catalog: content.catalog instanceof File ? content.catalog : null,
      },
    });
    return data;
  },
  remove: (id: string, version: number) =>
    api.call(listings.deleteDraft, { params: { id }, query: { version } }),
};
export type DraftCalls = typeof draftCalls;
