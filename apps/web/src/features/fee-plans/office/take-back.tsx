import { Button } from "@mantine/core";
import type { FeePlan } from "@rebale/contract/fee-plans";
import { useState } from "react";
import { t } from "ttag";
import { feePlans } from "../../../lib/api/office-operations.ts";
import { date } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { feeText } from "./plan-labels.rules.ts";

/** A plan that was typed wrong, and has not begun. */
export function TakeBack({ plan }: { plan: FeePlan }) {
  const [open, setOpen] = useState(false);
  const reread = useReread();
  const from = date(`${plan.valid_from}T12:00:00Z`);
  const takeBack = async (reason: string) => {
    const call = { params: { id: plan._id }, body: { reason } };
    await api.call(feePlans.takeBack, call);
    toast.success(t`The fee plan is taken back`);
    await reread();
  };
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>{t`Take back`}</Button>
      {open && (
        <ReasonDialog
          title={t`Take this fee plan back?`}
          text={t`${feeText(plan)} from ${from} on. The plan before it goes on; another of that day may follow. Lots that were bid for meanwhile keep the fee that their bidders saw.`}
          help={t`It stays with the plan, and in the audit.`}
          yes={t`Take it back`}
          onClose={() => setOpen(false)}
          onYes={takeBack}
        />
      )}
    </>
  );
}
