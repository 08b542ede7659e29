import { Group, Stack } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Stack.css";
import { useForm } from "@mantine/form";
import { useEffect, useState } from "react";
import { listings } from "../../../lib/api/office-operations.ts";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import type { useDecide } from "../../../shared/office/use-decide.ts";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import {
  type ApprovalFields,
  approvalBody,
  approvalChecks,
  approvalDefaults,
} from "./approval.rules.ts";
import { ApprovalSummary } from "./approval-summary.tsx";
import { AllApprovalFields } from "./approval-terms.tsx";
import { type OpenedLot, seenOf } from "./lot-row.ts";
import classes from "./lots.module.css";

interface Props {
  lot: OpenedLot;
  decide: ReturnType<typeof useDecide>;
  onDirty: (dirty: boolean) => void;
  /** With what the market says of it. */
  onApproved: (message: string) => Promise<void>;
  aside: React.ReactNode;
}

export function ApprovalForm({ lot, decide, onDirty, onApproved, aside: others }: Props) {
  const [asking, setAsking] = useState<ApprovalFields | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ApprovalFields>({
    initialValues: approvalDefaults(lot, serverNow()),
    validate: approvalChecks,
  });
  const dirty = form.isDirty();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const approve = async (fields: ApprovalFields) => {
    setFailure(null);
    try {
      const seen = { seen_edit: lot.edited_at, seen_decision: seenOf(lot) };
      const body = { ...approvalBody(fields), ...seen };
      const asked = () => api.call(listings.reviewLot, { params: { id: lot._id }, body });
      const { message } = await decide(asked);
      await onApproved(message);
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setFailure(explain(error));
    }
  };

  return (
    <form className={classes.form} onSubmit={form.onSubmit(setAsking)} noValidate>
      <AllApprovalFields lot={lot} form={form} />
      <Stack gap="sm" className={classes.whole}>
        {failure && <Notice kind="failed">{failure}</Notice>}
        <Group gap={10}>
          <SubmitButton busy={form.submitting}>
            {lot.is_approved ? t`Reschedule` : t`Approve`}
          </SubmitButton>
          {others}
        </Group>
      </Stack>
      {asking && (
        <Ask
          title={lot.is_approved ? t`Reschedule this auction?` : t`Approve this lot?`}
          text={<ApprovalSummary lot={lot} fields={asking} />}
          yes={lot.is_approved ? t`Reschedule` : t`Approve`}
          onClose={() => setAsking(null)}
          onYes={() => approve(asking)}
        />
      )}
    </form>
  );
}
