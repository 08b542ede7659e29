import type { User } from "@rebale/contract/accounts";
import type { Site } from "@rebale/contract/companies";
import type { Category, LotDraft, UsualTerms } from "@rebale/contract/listings";
import { useRef } from "react";
import { t } from "ttag";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { useDrafts } from "../autosave/use-drafts.ts";
import { Sending } from "../sending/sending.tsx";
import { useSubmit } from "../sending/use-submit.ts";
import { DraftForm } from "./draft-form.tsx";
import { DraftList } from "./draft-list.tsx";
import classes from "./drafts.module.css";
import { type Opening, useDraftForm } from "./use-draft-form.ts";

interface Props {
  user: User;
  categories: readonly Category[];
  states: readonly string[];
  sites: readonly Site[];
  usual: UsualTerms;
  money: boolean;
  gstSafe: boolean;
  /** As the market keeps them. */
  drafts: readonly LotDraft[];
  opening: Opening;
}

/** The form, the list of drafts, and their way to the market. */
export function SellForm({
  user,
  categories,
  states,
  sites,
  usual,
  money,
  gstSafe,
  drafts: saved,
  opening,
}: Props) {
  const all = useDrafts(user._id, saved);
  const { drafts, autosave } = all;
  const columns = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const editor = useDraftForm(user, all, columns, opening);
  const { busy, complaints, uploads, submit, again, leave } = useSubmit(autosave);

  if (uploads.length)
    return <Sending uploads={uploads} busy={busy} onAgain={again} onLeave={leave} />;
  const listed = drafts.filter(
    ({ id, ready }) => ready || id !== editor.id || id === editor.editing,
  );
  const ready = listed.filter((draft) => draft.ready || draft.id === editor.editing).length;
  const remove = (id: string) =>
    autosave.remove(id).catch((error: unknown) => {
      toast.error(explain(error));
      void autosave.refresh();
    });
  return (
    <>
      <div ref={columns} className={classes.columns}>
        <DraftForm
          form={editor.form}
          files={editor.files}
          onFiles={editor.setFiles}
          categories={categories}
          states={states}
          sites={sites}
          usual={usual}
          money={money}
          gstSafe={gstSafe}
          saved={autosave.find(editor.id)}
          editing={editor.editing !== null}
          onSave={editor.save}
          onCancel={editor.discard}
          onReload={() => autosave.reload(editor.id)}
          onKeepMine={editor.keepMine}
        />
        <section ref={panel} className={classes.panel} aria-label={t`Your products`}>
          <h2>{t`Your products`}</h2>
          <DraftList
            drafts={listed}
            editing={editor.editing}
            complaints={complaints}
            busy={busy}
            onEdit={(draft) => editor.edit(draft, complaints[draft.id])}
            onRemove={(id) => void remove(id)}
            onReload={(id) => autosave.reload(id)}
            onKeepMine={(id) => autosave.keepMine(id)}
            onSubmit={submit}
          />
        </section>
      </div>
      <ReadyBar
        count={ready}
        onReview={() => panel.current?.scrollIntoView({ behavior: "smooth" })}
      />
    </>
  );
}

const ReadyBar = ({ count, onReview }: { count: number; onReview: () => void }) =>
  count > 0 && (
    <div className={classes.bar}>
      <span>{count === 1 ? t`1 product ready` : t`${count} products ready`}</span>
      <PlainButton kind="quiet" onClick={onReview}>
        {t`Review and submit`}
      </PlainButton>
    </div>
  );
