import { Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { awards } from "../../lib/api/operations.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { toast } from "../../lib/forms/toast.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import classes from "./award.module.css";
import { cancelWish, type Side } from "./award-words.rules.ts";

interface Props {
  award: Award;
  side: Side;
}

/** A sale is off when both sides say so; what one says, with its reason, the other reads. */
export function CallOff({ award, side }: Props) {
  const [open, setOpen] = useState(false);
  const isAgreed = cancelWish(award, side) !== null;
  return (
    <div className={classes.off}>
      <PlainButton kind="quiet" onClick={() => setOpen(true)}>
        {isAgreed ? t`Agree to call it off` : t`Ask to call the sale off`}
      </PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Call the sale off?`}>
        <Reason award={award} isAgreed={isAgreed} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function Reason({
  award,
  isAgreed,
  onDone,
}: {
  award: Award;
  isAgreed: boolean;
  onDone: () => void;
}) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { reason: "" },
    validate: { reason: (typed) => (typed.trim() ? null : t`Say why`) },
  });
  const send = ({ reason }: { reason: string }) =>
    sendForm(form, async () => {
      await api.call(awards.move, {
        params: { id: award._id },
        body: { move: "agree_cancel", reason: reason.trim() },
      });
      toast.success(isAgreed ? t`The sale is off` : t`The other side is asked`);
      onDone();
      await revalidate();
    });
  return (
    <form onSubmit={form.onSubmit(send)} noValidate className={classes.form}>
      <p>
        {isAgreed
          ? t`The other side has asked for it. With your word the sale is off, and nobody owes anything.`
          : t`Until the other side agrees, the sale stands as it is.`}
      </p>
      <Textarea
        label={t`Reason`}
        description={t`The other side and Rebale’s office read it.`}
        autosize
        minRows={2}
        maxLength={500}
        autoComplete="off"
        inputMode="text"
        data-autofocus
        {...form.getInputProps("reason")}
      />
      <div className={classes.confirm}>
        <SubmitButton busy={form.submitting}>{isAgreed ? t`Call it off` : t`Ask`}</SubmitButton>
      </div>
    </form>
  );
}
