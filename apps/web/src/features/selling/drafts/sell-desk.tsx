import { useForm } from "@mantine/form";
import type { User } from "@rebale/contract/accounts";
import type { Category } from "@rebale/contract/listings";
import { useRef, useState } from "react";
import { forgetKept, keep, readKept } from "../../../lib/kept.ts";
import { says } from "../../../lib/messages.ts";
import { showFirstWrong, showTop } from "../../../lib/show-place.ts";
import { toast } from "../../../lib/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { checkDraft, type Draft, emptyDraft, MOST_DRAFTS, nextDraft } from "../selling.rules.ts";
import { Sending } from "../sending/sending.tsx";
import { useSubmit } from "../sending/use-submit.ts";
import { DraftForm } from "./draft-form.tsx";
import { DraftList } from "./draft-list.tsx";
import classes from "./drafts.module.css";
import { type Chosen, chosenOf, type KeptDraft, nothingChosen, useDrafts } from "./use-drafts.ts";

interface Props {
  user: User;
  categories: readonly Category[];
  states: readonly string[];
}

/** The form, the list of drafts, and their way to the market. */
export function SellDesk({ user, categories, states }: Props) {
  const typing = `typing-${user._id}`;
  const { drafts, save, remove, clear } = useDrafts(user._id);
  const [files, setFiles] = useState<Chosen>(nothingChosen);
  const [editing, setEditing] = useState<string | null>(null);
  /** What was being typed when another draft was opened; it comes back afterwards. */
  const [aside, setAside] = useState<{ draft: Draft; files: Chosen } | null>(null);
  const desk = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  // S5.9: pincode and city come from the profile.
  const fromProfile: Draft = {
    ...emptyDraft,
    state: user.address.state ?? "",
    pincode: user.address.pincode ?? "",
    city: user.address.city ?? "",
  };
  const form = useForm<Draft>({
    initialValues: readKept<Draft>(typing) ?? fromProfile,
    onValuesChange: (values) => keep(typing, values),
  });
  const { busy, complaints, uploads, submit, again, leave } = useSubmit(drafts, () => {
    clear();
    forgetKept(typing);
  });

  const startWith = (draft: Draft, chosen: Chosen, id: string | null) => {
    form.setValues(draft);
    form.clearErrors();
    setFiles(chosen);
    setEditing(id);
  };
  const add = () => {
    const draft = form.getValues();
    const { errors, toasts } = checkDraft(
      draft,
      drafts.filter(({ id }) => id !== editing),
    );
    form.setErrors(errors);
    toast.error(...toasts);
    if (toasts.length) return showFirstWrong(desk);
    if (!editing && drafts.length >= MOST_DRAFTS) return toast.error(says.tooManyDrafts);
    save(draft, files, editing ?? undefined);
    if (editing) goBack();
    else startWith(nextDraft(draft), nothingChosen, null);
  };
  const goBack = () => {
    startWith(aside?.draft ?? fromProfile, aside?.files ?? nothingChosen, null);
    setAside(null);
  };
  const edit = ({ id, files: _, ...draft }: KeptDraft) => {
    if (!editing) setAside({ draft: form.getValues(), files });
    startWith(draft, chosenOf(id), id);
    showTop(desk);
  };
  const drop = (id: string) => {
    remove(id);
    if (id === editing) goBack();
  };

  if (uploads.length)
    return <Sending uploads={uploads} busy={busy} onAgain={again} onLeave={leave} />;
  return (
    <>
      <div ref={desk} className={classes.columns}>
        <DraftForm
          form={form}
          files={files}
          onFiles={setFiles}
          categories={categories}
          states={states}
          editing={editing !== null}
          onSave={add}
          onCancel={goBack}
        />
        <section ref={panel} className={classes.panel} aria-label="Your products">
          <h2>Your products</h2>
          <DraftList
            drafts={drafts}
            editing={editing}
            complaints={complaints}
            busy={busy}
            onEdit={edit}
            onRemove={drop}
            onSubmit={submit}
          />
        </section>
      </div>
      {drafts.length > 0 && (
        <div className={classes.bar}>
          <span>{drafts.length === 1 ? "1 product ready" : `${drafts.length} products ready`}</span>
          <PlainButton
            kind="quiet"
            onClick={() => panel.current?.scrollIntoView({ behavior: "smooth" })}
          >
            Review and submit
          </PlainButton>
        </div>
      )}
    </>
  );
}
