import { Button } from "@mantine/core";
import { useState } from "react";
import { t } from "ttag";
import { listings } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { useDecide } from "../../../shared/office/use-decide.ts";
import { refreshCounts } from "../../../shared/office/waiting-counts.ts";
import { ApprovalForm } from "./approval-form.tsx";
import { type OpenedLot, seenOf } from "./lot-row.ts";

interface Props {
  lot: OpenedLot;
  onDirty: (dirty: boolean) => void;
}

/**
 * Approval with the auction's timetable, or a refusal with its reason: of a lot that does not wait
 * in the queue. It holds at once; then the form begins anew with what holds.
 */
export function LotDecision(props: Props) {
  const [made, setMade] = useState(0);
  return <Deciding key={made} {...props} onDecided={() => setMade((n) => n + 1)} />;
}

function Deciding({ lot, onDirty, onDecided }: Props & { onDecided: () => void }) {
  const [asking, setAsking] = useState<"send back" | "put back" | null>(null);
  const reread = useReread();
  const decide = useDecide();
  const done = async (words: string) => {
    toast.success(words);
    void refreshCounts();
    await reread();
    onDecided();
  };
  const refuse = async (reason: string) => {
    const body = { is_approved: false, reason, seen_decision: seenOf(lot) };
    await decide(() => api.call(listings.reviewLot, { params: { id: lot._id }, body }));
    await done(t`The lot is refused`);
  };
  const putBack = async (reason: string) => {
    const body = { reason, seen_decision: seenOf(lot) };
    await decide(() => api.call(listings.requeueLot, { params: { id: lot._id }, body }));
    await done(t`The lot waits in the queue again. Its seller is told`);
  };
  const anew = lot.is_approved;
  return (
    <Section
      title={anew ? t`Reschedule the auction` : t`Approve and schedule the auction`}
      lead={
        anew
          ? t`Possible until the first bid.`
          : t`All times are Indian time (IST), whatever this computer’s clock says.`
      }
    >
      <ApprovalForm
        lot={lot}
        decide={decide}
        onDirty={onDirty}
        onApproved={(message) => done(anew ? t`Auction rescheduled` : message)}
        aside={
          <>
            {lot.status === "upcoming" && (
              <Button variant="default" onClick={() => setAsking("put back")}>
                {t`Back to the queue`}
              </Button>
            )}
            <Button variant="outline" color="red.6" onClick={() => setAsking("send back")}>
              {t`Send back`}
            </Button>
          </>
        }
      />
      {asking === "put back" && (
        <ReasonDialog
          title={t`Put this lot back into the queue?`}
          text={t`It does not open, and waits for your decision again. Only its seller is told.`}
          help={t`The seller sees this, so say what is looked at again.`}
          yes={t`Back to the queue`}
          onClose={() => setAsking(null)}
          onYes={putBack}
        />
      )}
      {asking === "send back" && (
        <ReasonDialog
          title={t`Send this lot back?`}
          text={
            anew
              ? t`Its auction is cancelled. We tell the seller, and you can approve it again later.`
              : t`We tell the seller, and you can approve it later.`
          }
          help={t`The seller sees this, so say what needs to change.`}
          yes={t`Send back`}
          onClose={() => setAsking(null)}
          onYes={refuse}
        />
      )}
    </Section>
  );
}
