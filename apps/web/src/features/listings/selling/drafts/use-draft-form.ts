import { useForm } from "@mantine/form";
import type { User } from "@rebale/contract/accounts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { toast } from "../../../../lib/forms/toast.ts";
import { formMessages } from "../../../../lib/language/form-messages.ts";
import { showFirstWrong, showTop } from "../../../../lib/page/show-place.ts";
import { newKey } from "../../../../lib/session/new-key.ts";
import { keep, readFromTab } from "../../../../lib/session/tab-storage.ts";
import { type Content, isBegun, type SavedDraft } from "../autosave/draft-content.ts";
import type { useDrafts } from "../autosave/use-drafts.ts";
import { checkDraft, type Draft, emptyDraft, MAX_DRAFTS, nextDraft } from "../selling.rules.ts";
import type { Complaint } from "../sending/use-submit.ts";

export type Files = Pick<Content, "pictures" | "catalog">;
type Autosave = ReturnType<typeof useDrafts>["autosave"];
const noFiles: Files = { pictures: [], catalog: null };

const typingKey = ({ _id }: User) => `typing-${_id}`;

/** S5.9: pincode and city come from the profile. */
const fromProfile = ({ address }: User): Draft => ({
  ...emptyDraft,
  state: address.state ?? "",
  pincode: address.pincode ?? "",
  city: address.city ?? "",
});

/** The page's purpose: a draft by its id, or a copy of a lot. */
export interface Opening {
  draft: string | null;
  copy: (Files & { fields: Draft }) | null;
}

/** The form's content: also after a reload. */
interface Typing {
  id: string;
  fields: Draft;
}
interface Open extends Typing {
  files: Files;
  /** As it stood on the list when it was opened there. */
  snapshot: Content | null;
}

const blank = (fields: Draft): Open => ({ id: newKey(), fields, files: noFiles, snapshot: null });
const opened = (draft: SavedDraft): Open => ({
  id: draft.id,
  fields: draft.fields,
  files: draft,
  snapshot: draft.ready ? draft : null,
});

/** The draft that was asked for, the copy of a lot, or what was typed when the page was left. */
function firstOpen(user: User, autosave: Autosave, opening: Opening): Open {
  const asked = opening.draft ? autosave.find(opening.draft) : undefined;
  if (asked) return opened(asked);
  if (opening.copy) return { ...blank(opening.copy.fields), files: opening.copy };
  const before = readFromTab<Typing>(typingKey(user));
  const begun = before?.id ? autosave.find(before.id) : undefined;
  if (begun && !begun.ready) return opened(begun);
  return blank({ ...fromProfile(user), ...before?.fields });
}

/** One draft being typed or changed; each change is saved. */
export function useDraftForm(
  user: User,
  { drafts, autosave }: ReturnType<typeof useDrafts>,
  columns: RefObject<HTMLDivElement | null>,
  opening: Opening,
) {
  const { open, form, files, setFiles, show } = useOpenDraft(user, autosave, drafts, opening);
  const saved = drafts.find(({ id }) => id === open.id);
  /** The one that was typed when another was opened; it comes back afterwards. */
  const [aside, setAside] = useState<string | null>(null);
  useArrivals(open.id, saved, (draft) => show(draft ? opened(draft) : blank(fromProfile(user))));

  /** Back to what was typed before, or to an empty form. */
  const goBack = () => {
    const before = aside ? autosave.find(aside) : undefined;
    setAside(null);
    show(before && !before.ready ? opened(before) : blank(fromProfile(user)));
  };
  /** Whether the draft may go on the list; says what is wrong with it. */
  const isRight = (draft: Draft): boolean => {
    const others = drafts.filter(({ id, ready }) => ready && id !== open.id);
    const { errors, toasts } = checkDraft(
      draft,
      others.map(({ fields }) => fields),
    );
    form.setErrors(errors);
    const complaints =
      toasts.length || others.length < MAX_DRAFTS ? toasts : [formMessages.tooManyDrafts];
    toast.error(...complaints);
    if (toasts.length) showFirstWrong(columns);
    return complaints.length === 0;
  };
  return {
    form,
    files,
    setFiles,
    id: open.id,
    editing: open.snapshot ? open.id : null,
    discard() {
      if (open.snapshot) autosave.set(open.id, open.snapshot);
      goBack();
    },
    save() {
      const fields = form.getValues();
      if (!isRight(fields)) return;
      const { pictures, catalog } = files;
      autosave.set(open.id, { fields, ready: true, pictures, catalog });
      if (open.snapshot) goBack();
      else show(blank(nextDraft(fields)));
    },
    /** The form keeps its words; they are another draft where the saved one is gone. */
    keepMine() {
      const kept = autosave.find(autosave.keepMine(open.id));
      if (kept && kept.id !== open.id) show(opened(kept));
    },
    /** @param complaints the market's complaints about it, shown beside its fields */
    edit(draft: SavedDraft, complaints: readonly Complaint[] = []) {
      // A change that was begun stays in the list, not finished.
      if (!open.snapshot && saved) setAside(open.id);
      show(opened(draft));
      form.setErrors(Object.fromEntries(complaints.map(({ field, msg }) => [field, msg])));
      showTop(columns);
    },
  };
}

/** The draft in the form: what the seller changes is saved, what the page fills in is not. */
function useOpenDraft(
  user: User,
  autosave: Autosave,
  drafts: readonly SavedDraft[],
  opening: Opening,
) {
  const [open, setOpen] = useState<Open>(() => firstOpen(user, autosave, opening));
  const now = useRef(open);
  /** While the form is filled in by the page and not by the seller. */
  const filling = useRef(false);
  const files: Files = drafts.find(({ id }) => id === open.id) ?? open.files;
  const storeTyping = (id: string, fields: Draft) =>
    keep(typingKey(user), { id, fields } satisfies Typing);

  const changed = (fields: Draft, { pictures, catalog }: Files) => {
    if (filling.current) return;
    const { id } = now.current;
    const content = { fields, ready: false, pictures, catalog };
    if (autosave.find(id) || isBegun(content)) autosave.set(id, content);
    storeTyping(id, fields);
  };
  const form = useForm<Draft>({
    initialValues: open.fields,
    onValuesChange: (values) => changed(values, autosave.find(now.current.id) ?? now.current.files),
  });
  const show = (next: Open) => {
    filling.current = true;
    now.current = next;
    setOpen(next);
    form.setValues(next.fields);
    form.clearErrors();
    filling.current = false;
    storeTyping(next.id, next.fields);
  };
  const setFiles = (chosen: Files) => {
    now.current = { ...now.current, files: chosen };
    setOpen(now.current);
    changed(form.getValues(), chosen);
  };
  // A copy is a draft as soon as it is opened, so that a reload does not lose its pictures.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (opening.copy) changed(open.fields, open.files);
  }, []);
  return { open, form, files, setFiles, show };
}

/** Another device's version of the draft that is open here; null once it is gone. */
function useArrivals(
  id: string,
  saved: SavedDraft | undefined,
  onArrival: (draft: SavedDraft | null) => void,
) {
  const arrivals = saved?.arrivals ?? 0;
  const isSaved = Boolean(saved);
  const was = useRef({ id, isSaved, arrivals });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what arrives
  useEffect(() => {
    const { current } = was;
    was.current = { id, isSaved, arrivals };
    if (current.id !== id) return;
    if (saved && current.arrivals !== arrivals) onArrival(saved);
    if (current.isSaved && !isSaved) onArrival(null);
  }, [id, isSaved, arrivals]);
}
