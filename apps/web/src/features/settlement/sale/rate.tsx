import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { BodyIn } from "@rebale/contract";
import type { Award } from "@rebale/contract/awards";
import type { rate } from "@rebale/contract/settlement";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import IconStarFilled from "~icons/tabler/star-filled";
import { api } from "../../../lib/api/browser.ts";
import { settlement } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import classes from "../../../shared/goods/goods.module.css";
import { type Reason, ratingReasons, starText } from "../../../shared/goods/rating-labels.rules.ts";
import award from "../../../shared/goods/sale.module.css";
import type { Side } from "../../../shared/goods/side.ts";
import { type ButtonKind, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";

/** The contract takes six at most. */
const MAX_REASONS = 6;

interface Props {
  award: Award;
  side: Side;
}

/** One side of a settled sale rates the other, once. */
export function Rate({ award: sale, side, kind }: Props & { kind: ButtonKind }) {
  const [open, setOpen] = useState(false);
  const title = side === "buyer" ? t`Rate the seller` : t`Rate the buyer`;
  return (
    <>
      <PlainButton kind={kind} onClick={() => setOpen(true)}>
        {title}
      </PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <RatingForm award={sale} side={side} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const STARS = [1, 2, 3, 4, 5];

function RatingForm({ award: sale, side, onDone }: Props & { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const [stars, setStars] = useState(0);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (stars === 0) return setError(t`Choose 1 to 5 stars`);
    setBusy(true);
    await sendForm({ setErrors: (errors) => setError(errors.stars ?? null) }, async () => {
      const body: BodyIn<typeof rate> = { stars, reasons: [...reasons] };
      await api.call(settlement.rate, { params: { id: sale._id }, body });
      toast.success(t`Thank you. Your rating is kept.`);
      onDone();
      await revalidate();
    });
    setBusy(false);
  };
  const toggle = (reason: Reason) =>
    setReasons((old) =>
      old.includes(reason) ? old.filter((one) => one !== reason) : [...old, reason],
    );
  return (
    <form
      noValidate
      className={award.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{t`Rebale shows counts alone, never who said what. You rate once.`}</p>
      <fieldset className={classes.stars}>
        <legend>{t`Stars`}</legend>
        {STARS.map((star) => (
          <label key={star} data-lit={star <= stars || undefined}>
            <input
              type="radio"
              name="stars"
              value={star}
              checked={star === stars}
              aria-label={starText(star)}
              onChange={() => setStars(star)}
            />
            <IconStarFilled width={32} height={32} aria-hidden />
          </label>
        ))}
      </fieldset>
      {error && <p className={classes.error}>{error}</p>}
      <fieldset className={classes.checks}>
        <legend>{t`What was it like?`}</legend>
        {reasonsFor(side).map((reason) => (
          <label key={reason}>
            <input
              type="checkbox"
              checked={reasons.includes(reason)}
              disabled={!reasons.includes(reason) && reasons.length >= MAX_REASONS}
              onChange={() => toggle(reason)}
            />
            {ratingReasons[reason]}
          </label>
        ))}
      </fieldset>
      <Group justify="flex-end" gap={10} mt={16}>
        <PlainButton kind="quiet" onClick={onDone}>{t`Back`}</PlainButton>
        <SubmitButton busy={busy}>{t`Rate`}</SubmitButton>
      </Group>
    </form>
  );
}

/** The words of a side about the other: a seller describes goods, a buyer pays. */
const reasonsFor = (side: Side): readonly Reason[] =>
  side === "buyer"
    ? [
        ...(["goods_as_described", "goods_differed", "weight_fair", "weight_disputed"] as const),
        ...(["loaded_quickly", "waited_long", "papers_right", "papers_late"] as const),
      ]
    : [
        "paid_in_time",
        "paid_late",
        "weight_fair",
        "weight_disputed",
        "papers_right",
        "papers_late",
      ];
