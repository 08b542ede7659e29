import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { ListedTaxHold } from "@rebale/contract/tax-holds";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { taxHolds } from "../../lib/api/operations.ts";
import { rupeesExact } from "../../lib/formatting/formatting.ts";
import { useCommand } from "../../lib/forms/use-command.ts";
import { newKey } from "../../lib/session/new-key.ts";
import { NO_PROOF_OF_PAYMENT } from "../../shared/tax-holds/hold-labels.rules.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** The buyer's own word frees the money and is not taken back: it is asked once more. */
export function ConfirmHold({ hold: { _id, number, held, party } }: { hold: ListedTaxHold }) {
  const [open, setOpen] = useState(false);
  // This row's own: pressed twice, or sent again after a failure, it counts once.
  const [key] = useState(newKey);
  const { busy, send } = useCommand();
  const confirm = async () => {
    const asked = { params: { id: _id }, headers: { "idempotency-key": key } };
    const done = t`${rupeesExact(held)} goes to the seller`;
    if (await send(() => api.call(taxHolds.confirm, asked), done)) setOpen(false);
  };
  return (
    <>
      <PlainButton kind="quiet" onClick={() => setOpen(true)}>
        {t`It is in my 2B`}
        <span className="unseen"> {number}</span>
      </PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Is ${number} in your 2B?`}>
        <p className="figures">
          {t`Then ${rupeesExact(held)} goes to ${party} at once. You cannot take your word back.`}
        </p>
        <p>{NO_PROOF_OF_PAYMENT}</p>
        <Group justify="flex-end" gap={10} mt={16}>
          <PlainButton kind="quiet" onClick={() => setOpen(false)}>{t`Back`}</PlainButton>
          <PlainButton kind="main" disabled={busy} onClick={() => void confirm()}>
            {busy ? t`Saving…` : t`Yes, it is in my 2B`}
          </PlainButton>
        </Group>
      </Dialog>
    </>
  );
}
