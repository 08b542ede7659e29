import { Button, Group, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { BodyIn } from "@rebale/contract";
import type { Award, officeMove } from "@rebale/contract/awards";
import { endOfDay } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { awards } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { CancelSale } from "./cancel-sale.tsx";

const done = {
  cancel: t`The sale is off`,
  default: t`The sale is ended`,
  extend: t`More time given`,
};

/** Called off, ended unpaid or unlifted, or given more time: each with a reason both sides read. */
export function DecideSale({ award }: { award: Award }) {
  const [asked, setAsked] = useState<keyof typeof done | null>(null);
  const reread = useReread();
  const send = async (body: BodyIn<typeof officeMove>) => {
    await api.call(awards.officeMove, { params: { id: award._id }, body });
    toast.success(done[body.move]);
    await reread();
  };
  const close = () => setAsked(null);
  const may = award.moves_allowed;
  return (
    <Group gap={10}>
      {may.includes("extend") && (
        <Button variant="outline" onClick={() => setAsked("extend")}>{t`More time`}</Button>
      )}
      {may.includes("cancel") && (
        <Button variant="outline" color="red.6" onClick={() => setAsked("cancel")}>
          {t`Call off`}
        </Button>
      )}
      {may.includes("default") && (
        <Button color="red.6" onClick={() => setAsked("default")}>{t`End the sale`}</Button>
      )}
      {asked === "extend" && <MoreTime award={award} onClose={close} onYes={send} />}
      {asked === "cancel" && <CancelSale award={award} onClose={close} onYes={send} />}
      {asked === "default" && (
        <ReasonDialog
          title={isUnpaid(award) ? t`End the unpaid sale?` : t`End the sale: not lifted?`}
          text={t`Of the deposit the seller gets what the terms say, all of it where they say nothing; the buyer has the rest back. The buyer’s company is barred from bidding for 90 days, the second time in a year until you lift it; its bids on the lot are voided, and the next bidder is asked. This cannot be undone.`}
          help={t`Both sides are notified and read it. Hear the buyer first: 24 hours to answer.`}
          isFinal
          yes={t`End the sale`}
          onClose={close}
          onYes={(reason) => send({ move: "default", reason })}
        />
      )}
    </Group>
  );
}

interface Dialog {
  award: Award;
  onClose: () => void;
  onYes: (body: BodyIn<typeof officeMove>) => Promise<unknown>;
}

const isUnpaid = ({ state }: Award) => state === "payment_due" || state === "overdue";

function MoreTime({ award, onClose, onYes }: Dialog) {
  const [day, setDay] = useState("");
  // A paid sale gets time to be lifted.
  const what = isUnpaid(award) ? "due_at" : "lift_by";
  const until = day && endOfDay(day).toISOString();
  return (
    <ReasonDialog
      title={t`Give more time?`}
      text={
        <TextInput
          type="date"
          required
          label={what === "due_at" ? t`To be paid by (IST)` : t`To be lifted by (IST)`}
          description={t`Until the end of that day. What has fallen due, such as a late fee, stays due.`}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      }
      help={t`Both sides are notified and read it.`}
      yes={t`Give time`}
      onClose={onClose}
      onYes={(reason) => onYes({ move: "extend", reason, ...(until && { [what]: until }) })}
    />
  );
}
