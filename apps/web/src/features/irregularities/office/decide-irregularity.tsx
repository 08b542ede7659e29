import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { Irregularity } from "@rebale/contract/irregularities";
import { useState } from "react";
import { irregularities } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { refreshCounts } from "../../../shared/office/waiting-counts.ts";

import { ActionLinks } from "./action-links.tsx";

interface Props {
  irregularity: Irregularity;
  onDone: () => void;
}

/** Dismissed, or acted on: either way somebody says why. */
export function DecideIrregularity({ irregularity, onDone }: Props) {
  const { _id, status, changed_at } = irregularity;
  const actedText = (
    <>
      {t`This records what you did. It does not change the accounts: act first, here.`}
      <ActionLinks irregularity={irregularity} />
    </>
  );
  const [asked, setAsked] = useState<"dismiss" | "act" | null>(null);
  const reread = useReread();
  const decide = async (decision: "dismiss" | "act", reason: string) => {
    try {
      await api.call(irregularities.decideIrregularity, {
        params: { id: _id },
        body: { decision, reason, seen: changed_at },
      });
    } finally {
      // A refusal means that there is new evidence: it is shown behind the dialog.
      void refreshCounts();
      await reread();
    }
    toast.success(decision === "dismiss" ? t`Dismissed` : t`Marked as acted on`);
    onDone();
  };
  return (
    <Group gap={10}>
      <Button color="marigold.5" onClick={() => setAsked("act")} disabled={status === "acted"}>
        {t`I have acted`}
      </Button>
      <Button
        variant="default"
        onClick={() => setAsked("dismiss")}
        disabled={status === "dismissed"}
      >
        {t`Dismiss`}
      </Button>
      {asked && (
        <ReasonDialog
          title={asked === "dismiss" ? t`Dismiss this finding?` : t`What did you do?`}
          text={
            asked === "dismiss" ? t`It leaves the open list. New evidence reopens it.` : actedText
          }
          help={t`Colleagues see it in the audit.`}
          yes={asked === "dismiss" ? t`Dismiss` : t`Save`}
          onClose={() => setAsked(null)}
          onYes={(reason) => decide(asked, reason)}
        />
      )}
    </Group>
  );
}
