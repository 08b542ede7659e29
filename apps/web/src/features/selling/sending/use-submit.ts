import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../lib/api/browser.ts";
import { Refused } from "../../../lib/api/client.ts";
import { listings } from "../../../lib/api/operations.ts";
import { formSays } from "../../../lib/form-messages.ts";
import { toast } from "../../../lib/toast.ts";
import { chosenOf, type KeptDraft } from "../drafts/use-drafts.ts";
import { placeOf, toProduct } from "../selling.rules.ts";
import { type Upload, useUploads } from "./use-upload.ts";

/** What the server said against a draft, by the draft's id. */
export type Complaints = Record<string, string[]>;

/** S4.8: all drafts as one batch, then each product's files; then the dashboard. */
export function useSubmit(drafts: readonly KeptDraft[], onCreated: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [complaints, setComplaints] = useState<Complaints>({});
  const { uploads, setUploads, sendAll } = useUploads();

  const deliver = async (given: readonly Upload[]) => {
    if (!(await sendAll(given))) return toast.error(formSays.productError);
    toast.success(formSays.productSubmitted);
    void navigate("/dashboard");
  };

  const submit = async () => {
    setBusy(true);
    setComplaints({});
    try {
      const { batch } = await api.call(listings.createLots, {
        body: { products: drafts.map(toProduct) },
      });
      const made = batch.products.map(({ product_id, title }, i): Upload => {
        const files = chosenOf(drafts[i]?.id ?? "");
        const nothing = !files.pictures.length && !files.catalog;
        return {
          productId: product_id,
          title,
          files,
          state: nothing ? { at: "done" } : { at: "waiting" },
        };
      });
      setUploads(made);
      onCreated();
      await deliver(made.filter(({ state }) => state.at === "waiting"));
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };

  /** S8.7: each complaint as its path and words; beside its draft too. */
  const refused = (error: unknown) => {
    if (!(error instanceof Refused)) return toast.error(formSays.productError);
    const byDraft: Complaints = {};
    for (const { path, msg } of error.errors) {
      const place = placeOf(path);
      const draft = place && drafts[place.index];
      if (draft) byDraft[draft.id] = [...(byDraft[draft.id] ?? []), msg];
    }
    if (error.errors.length)
      toast.error(...error.errors.map(({ path, msg }) => `${path} ${msg}`.trim()));
    else toast.error(error.message);
    setComplaints(byDraft);
  };

  const again = async () => {
    setBusy(true);
    await deliver(uploads.filter(({ state }) => state.at === "failed"));
    setBusy(false);
  };
  return { busy, complaints, uploads, submit, again, leave: () => void navigate("/dashboard") };
}
