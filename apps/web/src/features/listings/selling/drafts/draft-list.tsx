import { t } from "ttag";
import IconPencil from "~icons/tabler/pencil";
import IconTrash from "~icons/tabler/trash";
import { quantity } from "../../../../lib/formatting/formatting.ts";
import { amountOf } from "../../../../lib/forms/typed-numbers.rules.ts";
import { LotPlaceholder } from "../../../../shared/lot/card/lot-placeholder.tsx";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { WithDates } from "../../../../ui/with-dates.tsx";
import { ConflictNotice } from "../autosave/conflict-notice.tsx";
import type { SavedDraft } from "../autosave/draft-content.ts";
import { lastChange } from "../autosave/save-state.tsx";
import { useShown } from "../pictures/use-shown.ts";
import { isQuantity, labelOf, MAX_DRAFTS } from "../selling.rules.ts";
import type { Complaint, Complaints } from "../sending/use-submit.ts";
import { DraftFacts } from "./draft-facts.tsx";
import classes from "./drafts.module.css";

interface Props {
  /** All but the one that is typed in the form for the first time. */
  drafts: readonly SavedDraft[];
  editing: string | null;
  complaints: Complaints;
  busy: boolean;
  onEdit: (draft: SavedDraft) => void;
  onRemove: (id: string) => void;
  onReload: (id: string) => void;
  onKeepMine: (id: string) => void;
  onSubmit: () => void;
}

/** The drafts to submit as one batch, and those begun. */
export function DraftList({ drafts, editing, complaints, busy, onSubmit, ...actions }: Props) {
  const ready = drafts.filter((draft) => draft.ready || draft.id === editing);
  const begun = drafts.filter((draft) => !ready.includes(draft));
  return (
    <>
      {ready.length === 0 && (
        <p className={classes.noDrafts}>
          {t`Products that you add are listed here. Add as many as you like, up to 20, and submit them together. Nothing is sent until you submit.`}
        </p>
      )}
      <Rows drafts={ready} {...{ editing, complaints }} {...actions} />
      {ready.length > 0 && (
        <PlainButton
          kind="main"
          className={classes.submit}
          disabled={busy || editing !== null}
          onClick={onSubmit}
        >
          {busy ? t`Submitting…` : submitText(ready.length)}
        </PlainButton>
      )}
      {editing !== null && <p className={classes.note}>{t`Save or discard your changes first.`}</p>}
      {begun.length > 0 && (
        <>
          <h3 className={classes.begun}>{t`Not finished yet`}</h3>
          <Rows drafts={begun} {...{ editing, complaints }} {...actions} />
        </>
      )}
    </>
  );
}

function submitText(count: number): string {
  if (count === 1) return t`Submit 1 product`;
  return count > MAX_DRAFTS
    ? t`Submit the first ${MAX_DRAFTS} products`
    : t`Submit all ${count} products`;
}

type RowsProps = Omit<Props, "busy" | "onSubmit">;

const Rows = ({ drafts, editing, complaints, onEdit, onRemove, ...actions }: RowsProps) =>
  drafts.length > 0 && (
    <ul className={classes.drafts}>
      {drafts.map((draft) => {
        const title = draft.fields.title || t`Untitled`;
        return (
          <li key={draft.id} data-editing={draft.id === editing || undefined}>
            <DraftRow draft={draft} title={title} complaints={complaints[draft.id] ?? []} />
            <span className={classes.rowActions}>
              <button
                type="button"
                aria-label={draft.ready ? t`Change ${title}` : t`Resume ${title}`}
                onClick={() => onEdit(draft)}
              >
                <IconPencil size={20} aria-hidden />
              </button>
              <button
                type="button"
                aria-label={t`Remove ${title}`}
                onClick={() => onRemove(draft.id)}
              >
                <IconTrash size={20} aria-hidden />
              </button>
            </span>
            {draft.at === "changed" && draft.id !== editing && (
              <ConflictNotice
                theirs={draft.theirs ?? null}
                onReload={() => actions.onReload(draft.id)}
                onKeepMine={() => actions.onKeepMine(draft.id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );

function DraftRow({
  draft: { fields, ready, pictures, catalog, changed, lost },
  title,
  complaints,
}: {
  draft: SavedDraft;
  title: string;
  complaints: readonly Complaint[];
}) {
  const preview = useShown(pictures[0] ?? null);
  const facts = [
    isQuantity(fields.quantity) && quantity(amountOf(fields.quantity), fields.unit),
    fields.city,
  ];
  return (
    <>
      <span className={classes.thumb}>
        {preview ? <img src={preview} alt="" /> : <LotPlaceholder />}
      </span>
      <span className={classes.draftText}>
        <strong>{title}</strong>
        <span>{facts.filter(Boolean).join(" · ")}</span>
        <DraftFacts fields={fields} />
        <span>
          {pictureCount(pictures.length)}
          {catalog && ` · ${t`catalogue`}`}
        </span>
        {changed && !ready && (
          <span>
            <WithDates>{lastChange(changed)}</WithDates>
          </span>
        )}
        {Boolean(lost) && (
          <em>{t`The files were lost when the page reloaded. Please choose them again.`}</em>
        )}
        {complaints.map((complaint) => (
          <em key={`${complaint.field} ${complaint.msg}`}>{wordsOf(complaint)}</em>
        ))}
      </span>
    </>
  );
}

function wordsOf({ field, msg }: Complaint): string {
  const label = field === null ? undefined : labelOf(field);
  return label ? `${label}: ${msg}` : msg;
}

function pictureCount(count: number): string {
  if (count === 0) return t`No pictures`;
  return count === 1 ? t`1 picture` : t`${count} pictures`;
}
