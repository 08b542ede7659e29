import type { BidOrder } from "@rebale/contract/auctions";
import { type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { Unreachable } from "../../../lib/api/refused.ts";
import { lotPrice } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { amountOf } from "../../../lib/forms/typed-numbers.rules.ts";
import { explain } from "../../../lib/language/explain.ts";
import { newKey } from "../../../lib/session/new-key.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import action from "../../../ui/table/row-action.module.css";
import classes from "./desk.module.css";

/** Up to how much the market goes on bidding for who leads. */
export function RaiseMaximum({ order }: { order: BidOrder }) {
  const [open, setOpen] = useState(false);
  const { product_id: lot, maximum } = order;
  const words = maximum === null ? t`Set a maximum` : t`Change maximum`;
  return (
    <>
      <button
        type="button"
        className={action.action}
        aria-label={`${words}: ${lot.title}`}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words}>
        {open && <MaximumForm order={order} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function MaximumForm({ order, onDone }: { order: BidOrder; onDone: () => void }) {
  const { product_id: lot, maximum } = order;
  const [typed, setTyped] = useState<number | string>(maximum ?? "");
  const { busy, error, send } = useSetMaximum(order, onDone);
  const amount = typed === "" ? Number.NaN : amountOf(String(typed));
  const isLower = maximum !== null && amount < maximum;
  const submit = (e: FormEvent) => {
    e.preventDefault();
    void send(amount);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <p>
        {lot.title}.{" "}
        {t`We bid for you, each time just enough to lead and never above your maximum.`}
      </p>
      <MoneyField
        label={t`Your maximum`}
        value={typed}
        onChange={setTyped}
        basis={lot.basis}
        error={error}
        data-autofocus=""
      />
      {isLower && maximum !== null && (
        <p role="status">{t`This lowers your maximum of ${lotPrice(maximum, lot)}.`}</p>
      )}
      <PlainButton kind="main" type="submit" disabled={busy || !(amount > 0)}>
        {amount > 0 ? t`Set maximum · ${lotPrice(amount, lot)}` : t`Set maximum`}
      </PlainButton>
    </form>
  );
}

/** A lost answer is asked for again under the same key. */
function useSetMaximum({ product_id: lot }: BidOrder, onDone: () => void) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const unanswered = useRef<{ amount: number; key: string } | null>(null);
  const send = async (amount: number) => {
    const attempt =
      unanswered.current?.amount === amount ? unanswered.current : { amount, key: newKey() };
    setBusy(true);
    setError(null);
    try {
      const { data } = await api.call(auctions.setMaximum, {
        params: { product_id: lot._id },
        body: { maximum: amount },
        headers: { "idempotency-key": attempt.key },
      });
      unanswered.current = null;
      toast.success(data.outbid ? t`Outbid at once by an earlier maximum` : t`Your maximum is set`);
      onDone();
    } catch (failure) {
      unanswered.current = failure instanceof Unreachable ? attempt : null;
      setError(explain(failure));
    } finally {
      setBusy(false);
      await revalidate();
    }
  };
  return { busy, error, send };
}
