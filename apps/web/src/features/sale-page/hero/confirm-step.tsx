import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { auctions, awards } from "../../../lib/api/operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { payableText } from "../award-labels.rules.ts";

interface Props {
  award: Award;
  step: "confirm_paid" | "complete_outside";
}

/** Asked once more: neither can be undone. */
export function ConfirmStep({ award, step }: Props) {
  const [open, setOpen] = useState(false);
  const { busy, send } = useCommand();
  const buyer = award.buyer.company ?? award.buyer.name;
  const isPayment = step === "confirm_paid";
  const call = () =>
    isPayment
      ? api.call(awards.move, { params: { id: award._id }, body: { move: "confirm_paid" } })
      : api.call(auctions.completeOrder, {
          params: { id: award.bid_order_id },
          body: { status: "completed" },
        });
  const say = async () => {
    if (await send(call, isPayment ? t`The buyer is told` : formMessages.orderCompleted))
      setOpen(false);
  };
  return (
    <>
      <PlainButton kind="main" onClick={() => setOpen(true)}>
        {isPayment ? `${t`Payment received`} · ${payableText(award)}` : t`Paid and lifted`}
      </PlainButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={isPayment ? t`Has the money arrived?` : t`Is this order completed?`}
      >
        <p>
          {isPayment
            ? t`You confirm that ${buyer} has paid you ${payableText(award)}. This cannot be undone.`
            : t`You confirm that ${buyer} has paid and lifted the lot. This cannot be undone.`}
        </p>
        <Group justify="flex-end" gap={10} mt={16}>
          <PlainButton kind="quiet" onClick={() => setOpen(false)}>{t`Back`}</PlainButton>
          <PlainButton kind="main" disabled={busy} onClick={() => void say()}>
            {busy ? t`Saving…` : t`Yes`}
          </PlainButton>
        </Group>
      </Dialog>
    </>
  );
}
