import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Site } from "@rebale/contract/companies";
import type { BulkRow, OwnLot } from "@rebale/contract/listings";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { complaintsOf, explain } from "../../../../lib/language/explain.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { readSellForm } from "../drafts/read-sell-form.ts";
import { differences, nothingTyped, type Typed, toChange, whyStays } from "./bulk-change.ts";
import classes from "./bulk-edit.module.css";
import { BulkFields, type Choices } from "./bulk-fields.tsx";

interface Props {
  lots: readonly OwnLot[];
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The wanted change of several lots, a preview for each, and then the change. */
export function BulkEdit({ lots, open, onClose, onDone }: Props) {
  const { revalidate } = useRevalidator();
  const [choices, setChoices] = useState<Choices | null>(null);
  const [typed, setTyped] = useState<Typed>(nothingTyped);
  const [rows, setRows] = useState<readonly BulkRow[] | null>(null);
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  useEffect(() => {
    if (!open) return;
    setRows(null);
    setDone(false);
    readSellForm().then(setChoices, (error: unknown) => toast.error(explain(error)));
  }, [open]);

  const type = (next: Typed) => {
    setTyped(next);
    setRows(null);
    setErrors({});
  };
  const send = async (dry_run: boolean) => {
    setBusy(true);
    try {
      const { data } = await api.call(listings.bulkEditLots, {
        body: { product_ids: lots.map(({ _id }) => _id), change: toChange(typed), dry_run },
      });
      setRows(data.rows);
      if (dry_run) return;
      const { changed } = data;
      toast.success(changed === 1 ? t`1 product changed` : t`${changed} products changed`);
      setTyped(nothingTyped);
      if (data.rows.every(({ outcome }) => outcome === "changed")) onClose();
      else setDone(true);
      await revalidate();
      onDone();
    } catch (error) {
      const fieldErrors = complaintsOf(error).map(({ path, msg }) => [
        path.replace("change.", ""),
        msg,
      ]);
      setErrors(Object.fromEntries(fieldErrors));
      toast.error(explain(error));
    } finally {
      setBusy(false);
    }
  };
  const willChange = rows?.filter(({ outcome }) => outcome === "changed").length ?? 0;
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title={done ? t`Result` : t`Change these products together`}
      size="wide"
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(e) => {
          e.preventDefault();
          void send(rows === null);
        }}
      >
        {!done && choices && (
          <BulkFields lots={lots} choices={choices} typed={typed} errors={errors} onType={type} />
        )}
        {rows && <BulkRows rows={rows} lots={lots} sites={choices?.sites ?? []} done={done} />}
        {!done && (
          <Group justify="flex-end" gap={12} wrap="nowrap">
            <PlainButton
              type="submit"
              kind={rows ? "main" : "brand"}
              disabled={
                busy ||
                !choices ||
                typed.ticked.length === 0 ||
                rows?.length === 0 ||
                (rows !== null && willChange === 0)
              }
            >
              {rows ? changeText(willChange) : t`Preview`}
            </PlainButton>
          </Group>
        )}
      </form>
    </Dialog>
  );
}

const changeText = (count: number) =>
  count === 1 ? t`Change 1 product` : t`Change ${count} products`;

interface BulkRowsProps {
  rows: readonly BulkRow[];
  lots: readonly OwnLot[];
  sites: readonly Site[];
  /** The change is made; else this is what it would come to. */
  done: boolean;
}

/** Each lot's outcome: its old and new values, or why it stays as it is. */
function BulkRows({ rows, lots, sites, done }: BulkRowsProps) {
  const names = new Map(sites.map(({ _id, name }) => [_id, name]));
  const changed = rows.filter(({ outcome }) => outcome === "changed").length;
  return (
    <section className={classes.rows} aria-live="polite">
      <h3>
        {done
          ? t`${changed} of ${rows.length} changed`
          : t`${changed} of ${rows.length} will change`}
      </h3>
      <ul>
        {rows.map((row) => {
          const lot = lots.find(({ _id }) => _id === row._id);
          const why = whyStays(row);
          return (
            <li key={row._id} data-outcome={row.outcome}>
              <strong>{row.title || lot?.title || row._id}</strong>
              {why && <em>{why}</em>}
              {differences(row, lot?.basis ?? "lot", names).map(({ label, from, to }) => (
                <span key={label}>
                  {label}: <del>{from}</del> <span aria-hidden>→</span> <ins>{to}</ins>
                </span>
              ))}
              {row.sent_again && (
                <span>{t`It was refused. With this change, our team will review it again.`}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
