import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { Refused } from "../../../../lib/api/refused.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { formMessages } from "../../../../lib/language/form-messages.ts";
import type { DraftAutosave } from "../autosave/draft-autosave.ts";
import { hasFiles, type SavedDraft } from "../autosave/draft-content.ts";
import { isStored } from "../pictures/stored.ts";
import { placeOf, toProduct } from "../product.rules.ts";
import { MAX_DRAFTS } from "../selling.rules.ts";
import { batchKey, removeBatchKey } from "./batch-key.ts";
import { type Upload, useUploads } from "./use-upload.ts";

/** The complaints about a draft; no field where it is about the whole. */
export interface Complaint {
  readonly field: string | null;
  readonly msg: string;
}
/** By the draft's id. */
export type Complaints = Readonly<Record<string, readonly Complaint[]>>;

/** Its files come along from the draft that the market keeps. */
const toSent = ({ id, version, fields }: SavedDraft) => ({
  ...toProduct(fields),
  ...(version === null ? {} : { draft: { id, version } }),
});
/** Pictures that only a draft on the market can bring along, which this one is not yet. */
const isStranded = ({ version, pictures, catalog }: SavedDraft) =>
  version === null && (pictures.some(isStored) || typeof catalog === "string");

const chooseFirst = ({ fields: { title } }: SavedDraft) =>
  t`${title} was changed on another device. Choose which one to keep, then submit again.`;

/** S4.8: all drafts as one batch, then the files that are not there yet; then the dashboard. */
export function useSubmit(autosave: DraftAutosave) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [complaints, setComplaints] = useState<Complaints>({});
  const { uploads, setUploads, sendAll } = useUploads();

  const deliver = async (given: readonly Upload[]) => {
    if (!(await sendAll(given))) return toast.error(formMessages.productError);
    toast.success(formMessages.productSubmitted);
    void navigate("/dashboard");
  };

  const send = async (drafts: readonly SavedDraft[]) => {
    const products = drafts.map(toSent);
    const { batch } = await api.call(listings.createLots, {
      body: { products },
      headers: { "idempotency-key": batchKey(products) },
    });
    removeBatchKey();
    const heaps = drafts.flatMap((draft) =>
      Array<SavedDraft>(Number(draft.fields.parts) || 1).fill(draft),
    );
    const made = batch.products.map(({ product_id, title }, i): Upload => {
      const draft = heaps[i];
      const waits = draft && hasFiles(draft);
      return {
        productId: product_id,
        title,
        files: { pictures: draft?.pictures ?? [], catalog: draft?.catalog ?? null },
        state: { at: waits ? "waiting" : "done" },
      };
    });
    setUploads(made);
    autosave.forget(drafts.map(({ id }) => id));
    await deliver(made.filter(({ state }) => state.at === "waiting"));
  };

  const submit = async () => {
    setBusy(true);
    setComplaints({});
    await autosave.flush();
    const drafts = autosave
      .all()
      .filter(({ ready }) => ready)
      .slice(0, MAX_DRAFTS);
    const changed = drafts.find(({ at }) => at === "changed");
    const stranded = drafts.filter(isStranded);
    try {
      if (changed) toast.error(chooseFirst(changed));
      else if (stranded.length) {
        const words = t`Its pictures could not be saved yet. Please submit again in a moment.`;
        setComplaints(
          Object.fromEntries(stranded.map(({ id }) => [id, [{ field: null, msg: words }]])),
        );
        toast.error(words);
      } else await send(drafts);
    } catch (error) {
      refused(drafts, error);
    } finally {
      setBusy(false);
    }
  };

  /** S8.7: each complaint as its path and words; beside its draft too. */
  const refused = (drafts: readonly SavedDraft[], error: unknown) => {
    if (!(error instanceof Refused)) return toast.error(formMessages.productError);
    const byDraft: Record<string, Complaint[]> = {};
    for (const { path, msg } of error.errors) {
      const place = placeOf(path);
      const draft = place && drafts[place.index];
      if (!draft) continue;
      const before = byDraft[draft.id] ?? [];
      byDraft[draft.id] = [...before, { field: place.field, msg }];
    }
    if (error.errors.length)
      toast.error(...error.errors.map(({ path, msg }) => `${path} ${msg}`.trim()));
    else toast.error(error.message);
    setComplaints(byDraft);
    if (error.code === "draft_changed") void autosave.refresh();
  };

  const again = async () => {
    setBusy(true);
    await deliver(uploads.filter(({ state }) => state.at === "failed"));
    setBusy(false);
  };
  return { busy, complaints, uploads, submit, again, leave: () => void navigate("/dashboard") };
}
