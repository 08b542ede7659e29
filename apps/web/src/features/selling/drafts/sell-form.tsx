import type { User } from "@rebale/contract/accounts";
import type { Site } from "@rebale/contract/companies";
import type { Category } from "@rebale/contract/listings";
import { useRef } from "react";
import { t } from "ttag";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Sending } from "../sending/sending.tsx";
import { useSubmit } from "../sending/use-submit.ts";
import { DraftForm } from "./draft-form.tsx";
import { DraftList } from "./draft-list.tsx";
import classes from "./drafts.module.css";
import { useDraftForm } from "./use-draft-form.ts";
import { useDrafts } from "./use-drafts.ts";

interface Props {
  user: User;
  categories: readonly Category[];
  states: readonly string[];
  sites: readonly Site[];
}

/** The form, the list of drafts, and their way to the market. */
export function SellForm({ user, categories, states, sites }: Props) {
  const drafts = useDrafts(user._id);
  const columns = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const editor = useDraftForm(user, drafts, columns);
  const { busy, complaints, uploads, submit, again, leave } = useSubmit(drafts.drafts, () => {
    drafts.clear();
    editor.forget();
  });
  if (uploads.length)
    return <Sending uploads={uploads} busy={busy} onAgain={again} onLeave={leave} />;
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
          editing={editor.editing !== null}
          onSave={editor.save}
          onCancel={editor.discard}
        />
        <section ref={panel} className={classes.panel} aria-label={t`Your products`}>
          <h2>{t`Your products`}</h2>
          <DraftList
            drafts={drafts.drafts}
            editing={editor.editing}
            complaints={complaints}
            busy={busy}
            onEdit={editor.edit}
            onRemove={editor.remove}
            onSubmit={submit}
          />
        </section>
      </div>
      <ReadyBar
        count={drafts.drafts.length}
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
