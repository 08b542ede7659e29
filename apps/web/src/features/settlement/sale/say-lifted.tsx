import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { awards } from "../../../lib/api/operations.ts";
import { kilograms } from "../../../lib/formatting/formatting.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { isAllOut, leftToLift } from "../../../shared/goods/goods.rules.ts";
import { type ButtonKind, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** One side's word that no more trucks come; with the other's, or after two days, it is lifted. */
export function SayLifted({ award: sale, kind }: { award: Award; kind: ButtonKind }) {
  const [open, setOpen] = useState(false);
  const { busy, send } = useCommand();
  const left = leftToLift(sale);
  const say = async () => {
    const asked = { params: { id: sale._id }, body: { move: "lifted" as const } };
    if (await send(() => api.call(awards.move, asked), t`The other side is told`)) setOpen(false);
  };
  return (
    <>
      <PlainButton kind={kind} onClick={() => setOpen(true)}>{t`All is lifted`}</PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Is all lifted?`}>
        <p>
          {isAllOut(sale) || left === null
            ? t`No more trucks come. Next, both sides accept the weight.`
            : t`${kilograms(left)} would stay behind. It takes the word of both sides; what was paid for it goes back to the buyer.`}
        </p>
        <Group justify="flex-end" gap={10} mt={16}>
          <PlainButton kind="quiet" onClick={() => setOpen(false)}>{t`Not yet`}</PlainButton>
          <PlainButton kind="main" disabled={busy} onClick={() => void say()}>
            {busy ? t`Saving…` : t`Yes, all is lifted`}
          </PlainButton>
        </Group>
      </Dialog>
    </>
  );
}
