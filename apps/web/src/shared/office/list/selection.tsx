import { useState } from "react";
import { t } from "ttag";
import classes from "./selection.module.css";
import type { Column } from "./table.tsx";

/** Rows that are chosen for something that is done to many at once. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  choose: (id: string, isChosen: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
}

/**
 * @param ids of the rows that are shown: what is no longer among them is not chosen
 * @param first which are chosen at first
 * @param onChange what followed from the choice before no longer holds
 */
export function useSelection(
  ids: readonly string[],
  { first = [], onChange = () => {} }: { first?: readonly string[]; onChange?: () => void } = {},
): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(first));
  const change = (next: ReadonlySet<string>) => {
    setPicked(next);
    onChange();
  };
  return {
    chosen: new Set(ids.filter((id) => picked.has(id))),
    choose: (id, isChosen) => {
      const next = new Set(picked);
      if (isChosen) next.add(id);
      else next.delete(id);
      change(next);
    },
    chooseAll: (isChosen) => change(new Set(isChosen ? ids : [])),
  };
}

const Box = ({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}) => (
  <label className={classes.box}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(e) => onChange(e.currentTarget.checked)}
    />
  </label>
);

/** In front of a list's other columns. */
export const selectionColumn = <T,>(
  { chosen, choose }: Selection,
  keyOf: (row: T) => string,
  nameOf: (row: T) => string,
): Column<T> => ({
  head: t`Selected`,
  kind: "action",
  cell: (row) => (
    <Box
      label={t`Select ${nameOf(row)}`}
      checked={chosen.has(keyOf(row))}
      onChange={(isChosen) => choose(keyOf(row), isChosen)}
    />
  ),
});

/** All of the page, how many are chosen, and what is done to them. */
export const SelectionBar = ({
  selection: { chosen, chooseAll },
  count,
  children,
}: {
  selection: Selection;
  /** Rows on the page. */
  count: number;
  children: React.ReactNode;
}) => (
  <div className={classes.bar}>
    <label className={classes.all}>
      <input
        type="checkbox"
        checked={count > 0 && chosen.size === count}
        onChange={(e) => chooseAll(e.currentTarget.checked)}
      />
      {t`All ${count} on this page`}
    </label>
    <span role="status">{chosen.size > 0 ? t`${chosen.size} selected` : ""}</span>
    {chosen.size > 0 && children}
  </div>
);
