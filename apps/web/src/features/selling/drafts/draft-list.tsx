import { IconPencil, IconTrash } from "@tabler/icons-react";
import { t } from "ttag";
import { quantity } from "../../../lib/formatting.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { LotPlaceholder } from "../../../ui/lot/lot-placeholder.tsx";
import { useShown } from "../pictures/use-shown.ts";
import type { Complaints } from "../sending/use-submit.ts";
import classes from "./drafts.module.css";
import { chosenOf, filesLost, type KeptDraft } from "./use-drafts.ts";

interface Props {
  drafts: readonly KeptDraft[];
  editing: string | null;
  complaints: Complaints;
  busy: boolean;
  onEdit: (draft: KeptDraft) => void;
  onRemove: (id: string) => void;
  onSubmit: () => void;
}

function pictureCount(count: number): string {
  if (count === 0) return t`No pictures`;
  return count === 1 ? t`1 picture` : t`${count} pictures`;
}

/** What will be submitted as one batch. */
export function DraftList({
  drafts,
  editing,
  complaints,
  busy,
  onEdit,
  onRemove,
  onSubmit,
}: Props) {
  if (!drafts.length)
    return (
      <p className={classes.noDrafts}>
        {t`Products that you add are listed here. Add as many as you like, up to 20, and submit them together. Nothing is sent until you submit.`}
      </p>
    );
  return (
    <>
      <ul className={classes.drafts}>
        {drafts.map((draft) => (
          <li key={draft.id} data-editing={draft.id === editing || undefined}>
            <DraftRow draft={draft} complaints={complaints[draft.id] ?? []} />
            <span className={classes.rowActions}>
              <button
                type="button"
                aria-label={t`Change ${draft.title}`}
                onClick={() => onEdit(draft)}
              >
                <IconPencil size={20} aria-hidden />
              </button>
              <button
                type="button"
                aria-label={t`Remove ${draft.title}`}
                onClick={() => onRemove(draft.id)}
              >
                <IconTrash size={20} aria-hidden />
              </button>
            </span>
          </li>
        ))}
      </ul>
      <PlainButton
        kind="main"
        className={classes.submit}
        disabled={busy || editing !== null}
        onClick={onSubmit}
      >
        {busy
          ? t`Submitting…`
          : drafts.length === 1
            ? t`Submit 1 product`
            : t`Submit all ${drafts.length} products`}
      </PlainButton>
      {editing !== null && <p className={classes.note}>{t`Save or leave the change first.`}</p>}
    </>
  );
}

function DraftRow({ draft, complaints }: { draft: KeptDraft; complaints: readonly string[] }) {
  const { pictures, catalog } = chosenOf(draft.id);
  const preview = useShown(pictures[0] ?? null);
  return (
    <>
      <span className={classes.thumb}>
        {preview ? <img src={preview} alt="" /> : <LotPlaceholder />}
      </span>
      <span className={classes.draftText}>
        <strong>{draft.title}</strong>
        <span>
          {quantity(Number(draft.quantity), draft.unit)} · {draft.city}
        </span>
        <span>
          {pictureCount(pictures.length)}
          {catalog && ` · ${t`catalogue`}`}
        </span>
        {filesLost(draft) && (
          <em>{t`The files were lost when the page reloaded. Please choose them again.`}</em>
        )}
        {complaints.map((text) => (
          <em key={text}>{text}</em>
        ))}
      </span>
    </>
  );
}
