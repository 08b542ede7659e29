import { useForm } from "@mantine/form";
import type { User } from "@rebale/contract/accounts";
import { type RefObject, useState } from "react";
import { formSays } from "../../../lib/form-messages.ts";
import { forgetKept, keep, readKept } from "../../../lib/kept.ts";
import { showFirstWrong, showTop } from "../../../lib/show-place.ts";
import { toast } from "../../../lib/toast.ts";
import { checkDraft, type Draft, emptyDraft, MOST_DRAFTS, nextDraft } from "../selling.rules.ts";
import {
  type Chosen,
  chosenOf,
  type KeptDraft,
  nothingChosen,
  type useDrafts,
} from "./use-drafts.ts";

/** S5.9: pincode and city come from the profile. */
const fromProfile = ({ address }: User): Draft => ({
  ...emptyDraft,
  state: address.state ?? "",
  pincode: address.pincode ?? "",
  city: address.city ?? "",
});

/** One draft being typed or changed; what is typed outlives a reload. */
export function useDraftForm(
  user: User,
  { drafts, save, remove }: ReturnType<typeof useDrafts>,
  columns: RefObject<HTMLDivElement | null>,
) {
  const typing = `typing-${user._id}`;
  const [files, setFiles] = useState<Chosen>(nothingChosen);
  const [editing, setEditing] = useState<string | null>(null);
  /** What was being typed when another draft was opened; it comes back afterwards. */
  const [aside, setAside] = useState<{ draft: Draft; files: Chosen } | null>(null);
  const form = useForm<Draft>({
    initialValues: { ...fromProfile(user), ...readKept<Draft>(typing) },
    onValuesChange: (values) => keep(typing, values),
  });

  const startWith = (draft: Draft, chosen: Chosen, id: string | null) => {
    form.setValues(draft);
    form.clearErrors();
    setFiles(chosen);
    setEditing(id);
  };
  const discard = () => {
    startWith(aside?.draft ?? fromProfile(user), aside?.files ?? nothingChosen, null);
    setAside(null);
  };
  /** Whether the draft may go on the list; says what is wrong with it. */
  const isRight = (draft: Draft): boolean => {
    const others = drafts.filter(({ id }) => id !== editing);
    const { errors, toasts } = checkDraft(draft, others);
    form.setErrors(errors);
    const complaints =
      toasts.length || editing || drafts.length < MOST_DRAFTS ? toasts : [formSays.tooManyDrafts];
    toast.error(...complaints);
    if (toasts.length) showFirstWrong(columns);
    return complaints.length === 0;
  };
  return {
    form,
    files,
    setFiles,
    editing,
    discard,
    save() {
      const draft = form.getValues();
      if (!isRight(draft)) return;
      save(draft, files, editing ?? undefined);
      if (editing) discard();
      else startWith(nextDraft(draft), nothingChosen, null);
    },
    edit({ id, files: _, ...draft }: KeptDraft) {
      if (!editing) setAside({ draft: form.getValues(), files });
      startWith(draft, chosenOf(id), id);
      showTop(columns);
    },
    remove(id: string) {
      remove(id);
      if (id === editing) discard();
    },
    forget: () => forgetKept(typing),
  };
}
