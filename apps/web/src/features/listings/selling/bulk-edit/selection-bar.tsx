import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { t } from "ttag";
import { ButtonLink, PlainButton } from "../../../../ui/button-link.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { LotPictures } from "../import/lot-pictures.tsx";
import { isToSign } from "../selling.rules.ts";
import classes from "./bulk-edit.module.css";
import { BulkEdit } from "./bulk-edit.tsx";

interface Props {
  /** Those of the page that may still be signed or changed. */
  lots: readonly OwnLot[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Whether anything can be done with a lot and others at once. */
export const isSelectable = (lot: OwnLot): boolean => !lot.is_approved || isToSign(lot);

/** Lots that are signed, or changed, together. */
export function SelectionBar({ lots, chosen, onChoose }: Props) {
  const [open, setOpen] = useState<"edit" | "pictures" | null>(null);
  const picked = lots.filter(({ _id }) => chosen.has(_id));
  const all = picked.length === lots.length;
  const toSign = picked.filter(isToSign);
  const toEdit = picked.filter(({ is_approved }) => !is_approved);
  const numbered = toEdit.flatMap(({ _id, lot_no, title, images, is_approved }) =>
    lot_no === null ? [] : [{ _id, lot_no, title, pictures: images.length, is_approved }],
  );
  const ids = toSign.map(({ _id }) => _id).join(",");
  return (
    <div className={classes.bar}>
      <span aria-live="polite">
        {picked.length
          ? t`${picked.length} selected`
          : t`Select lots to sign or change them together.`}
      </span>
      <span className={classes.buttons}>
        <PlainButton
          kind="quiet"
          onClick={() => onChoose(new Set(all ? [] : lots.map(({ _id }) => _id)))}
        >
          {all ? t`Select none` : t`Select all`}
        </PlainButton>
        {toSign.length > 0 && (
          <ButtonLink to={`/sign?lots=${ids}`} kind="main">
            {t`Sign ${toSign.length}`}
          </ButtonLink>
        )}
        {toEdit.length > 0 && (
          <PlainButton kind="brand" onClick={() => setOpen("edit")}>
            {t`Edit together`}
          </PlainButton>
        )}
        {numbered.length > 0 && (
          <PlainButton kind="quiet" onClick={() => setOpen("pictures")}>
            {t`Pictures`}
          </PlainButton>
        )}
      </span>
      <BulkEdit
        lots={toEdit}
        open={open === "edit"}
        onClose={() => setOpen(null)}
        onDone={() => onChoose(new Set())}
      />
      <Dialog
        open={open === "pictures"}
        onClose={() => setOpen(null)}
        title={t`Pictures`}
        size="wide"
      >
        <LotPictures lots={numbered} isAlone />
      </Dialog>
    </div>
  );
}

/** The mark before one of them. */
export const SelectLot = ({ lot, chosen, onChoose }: Omit<Props, "lots"> & { lot: OwnLot }) =>
  isSelectable(lot) ? (
    <label className={classes.select}>
      <input
        type="checkbox"
        aria-label={t`Select ${lot.title}`}
        checked={chosen.has(lot._id)}
        onChange={({ currentTarget }) => {
          const next = new Set(chosen);
          if (currentTarget.checked) next.add(lot._id);
          else next.delete(lot._id);
          onChoose(next);
        }}
      />
    </label>
  ) : null;
