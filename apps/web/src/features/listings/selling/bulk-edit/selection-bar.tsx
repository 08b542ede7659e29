import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { t } from "ttag";
import { PlainButton } from "../../../../ui/button-link.tsx";
import classes from "./bulk-edit.module.css";
import { BulkEdit } from "./bulk-edit.tsx";

interface Props {
  /** Those of the page that may still be changed. */
  lots: readonly OwnLot[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Lots that are not approved yet, changed together. */
export function SelectionBar({ lots, chosen, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  const picked = lots.filter(({ _id }) => chosen.has(_id));
  const all = picked.length === lots.length;
  return (
    <div className={classes.bar}>
      <span aria-live="polite">
        {picked.length
          ? t`${picked.length} selected`
          : t`Select products that are not approved yet to change them together.`}
      </span>
      <span className={classes.buttons}>
        <PlainButton
          kind="quiet"
          onClick={() => onChoose(new Set(all ? [] : lots.map(({ _id }) => _id)))}
        >
          {all ? t`Select none` : t`Select all`}
        </PlainButton>
        <PlainButton kind="brand" disabled={picked.length === 0} onClick={() => setOpen(true)}>
          {t`Edit together`}
        </PlainButton>
      </span>
      <BulkEdit
        lots={picked}
        open={open}
        onClose={() => setOpen(false)}
        onDone={() => onChoose(new Set())}
      />
    </div>
  );
}

/** The mark before one of them. */
export const SelectLot = ({ lot, chosen, onChoose }: Omit<Props, "lots"> & { lot: OwnLot }) =>
  lot.is_approved ? null : (
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
  );
