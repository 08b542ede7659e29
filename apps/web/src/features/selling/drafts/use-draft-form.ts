import { useForm } from "@mantine/form";
import type { User } from "@rebale/contract/accounts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { formSays } from "../../../lib/form-messages.ts";
import { keep, readKept } from "../../../lib/kept.ts";
import { newKey } from "../../../lib/new-key.ts";
import { showFirstWrong, showTop } from "../../../lib/show-place.ts";
import { toast } from "../../../lib/toast.ts";
import { type Content, isBegun, type KeptDraft } from "../keeping/draft-content.ts";
import type { useDrafts } from "../keeping/use-drafts.ts";
import { checkDraft, type Draft, emptyDraft, MOST_DRAFTS, nextDraft } from "../selling.rules.ts";

export type Files = Pick<Content, "pictures" | "catalog">;
const noFiles: Files = { pictures: [], catalog: null };

/** S5.9: pincode and city come from the profile. */
const fromProfile = ({ address }: User): Draft => ({
  ...emptyDraft,
  state: address.state ?? "",
  pincode: address.pincode ?? "",
  city: address.city ?? "",
});

/** What the page was opened for: a draft by its id, or a copy of a lot. */
export interface Opening {
  draft: string | null;
  copy: (Files & { fields: Draft }) | null;
}

/** What is in the form: also after a reload. */
interface Typing {
  id: string;
  fields: Draft;
}
interface Open extends Typing {
  files: Files;
  /** As it stood on the list when it was opened there. */
  snapshot: Content | null;
}

/** One draft being typed or changed; each change is kept. */
export function useDraftForm(
  user: User,
  { drafts, keeper }: ReturnType<typeof useDrafts>,
  columns: RefObject<HTMLDivElement | null>,
  opening: Opening,
) {
  const typing = `typing-${user._id}`;
  const blank = (fields = fromProfile(user)): Open => ({
    id: newKey(),
    fields,
    files: noFiles,
    snapshot: null,
  });
  const opened = (draft: KeptDraft): Open => ({
    id: draft.id,
    fields: draft.fields,
    files: draft,
    snapshot: draft.ready ? draft : null,
  });
  const first = (): Open => {
    const asked = opening.draft ? keeper.find(opening.draft) : undefined;
    if (asked) return opened(asked);
    if (opening.copy) return { ...blank(opening.copy.fields), files: opening.copy };
    const before = readKept<Typing>(typing);
    const begun = before?.id ? keeper.find(before.id) : undefined;
    if (begun && !begun.ready) return opened(begun);
    return blank({ ...fromProfile(user), ...before?.fields });
  };
  const [open, setOpen] = useState<Open>(first);
  /** The one that was typed when another was opened; it comes back afterwards. */
  const [aside, setAside] = useState<string | null>(null);
  const now = useRef(open);
  /** While the form is filled in by the page and not by the seller. */
  const filling = useRef(false);
  const kept = drafts.find(({ id }) => id === open.id);
  const files: Files = kept ?? open.files;

  const changed = (fields: Draft, chosen: Files) => {
    if (filling.current) return;
    const { id } = now.current;
    const content = { fields, ready: false, pictures: chosen.pictures, catalog: chosen.catalog };
    if (keeper.find(id) || isBegun(content)) keeper.set(id, content);
    keep(typing, { id, fields } satisfies Typing);
  };
  const form = useForm<Draft>({
    initialValues: open.fields,
    onValuesChange: (values) => changed(values, keeper.find(now.current.id) ?? now.current.files),
  });
  const show = (next: Open) => {
    filling.current = true;
    now.current = next;
    setOpen(next);
    form.setValues(next.fields);
    form.clearErrors();
    filling.current = false;
    keep(typing, { id: next.id, fields: next.fields } satisfies Typing);
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
  const arrivals = kept?.arrivals ?? 0;
  const isKept = Boolean(kept);
  const was = useRef({ id: open.id, isKept, arrivals });
  // What another device made of the draft that is open here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what arrives
  useEffect(() => {
    const { current } = was;
    was.current = { id: open.id, isKept, arrivals };
    if (current.id !== open.id) return;
    if (kept && current.arrivals !== arrivals) show(opened(kept));
    if (current.isKept && !isKept) show(blank());
  }, [open.id, isKept, arrivals]);

  /** Back to what was typed before, or to an empty form. */
  const goBack = () => {
    const before = aside ? keeper.find(aside) : undefined;
    setAside(null);
    show(before && !before.ready ? opened(before) : blank());
  };
  const discard = () => {
    if (open.snapshot) keeper.set(open.id, open.snapshot);
    goBack();
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
      toasts.length || others.length < MOST_DRAFTS ? toasts : [formSays.tooManyDrafts];
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
    discard,
    save() {
      const fields = form.getValues();
      if (!isRight(fields)) return;
      keeper.set(open.id, {
        fields,
        ready: true,
        pictures: files.pictures,
        catalog: files.catalog,
      });
      if (open.snapshot) goBack();
      else show(blank(nextDraft(fields)));
    },
    edit(draft: KeptDraft) {
      // A change that was begun stays in the list, not finished.
      if (!open.snapshot && kept) setAside(open.id);
      show(opened(draft));
      showTop(columns);
    },
  };
}
