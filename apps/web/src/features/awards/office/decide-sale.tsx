import { Button, TextInput } from "@mantine/core";
import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { awards } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import buttons from "../../../shared/office/panels/buttons.module.css";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { api } from "../../../shared/office/session/office-api.ts";

/** Called off, or given more time: each with a reason that both sides read. */
export function DecideSale({ award }: { award: Award }) {
  const [asked, setAsked] = useState<"cancel" | "extend" | null>(null);
  const [day, setDay] = useState("");
  const reread = useReread();
  // What is paid is given time to be lifted.
  const what = award.state === "payment_due" || award.state === "overdue" ? "due_at" : "lift_by";
  const until = day && new Date(Date.parse(`${day}T00:00:00+05:30`) + DAY).toISOString();
  const send = async (move: "cancel" | "extend", reason: string) => {
    const params = { id: award._id };
    const body =
      move === "cancel" ? { move, reason } : { move, reason, ...(until && { [what]: until }) };
    await api.call(awards.officeMove, { params, body });
    toast.success(move === "cancel" ? "The sale is off" : "More time given");
    await reread();
  };
  return (
    <div className={buttons.row}>
      <Button variant="outline" onClick={() => setAsked("extend")}>
        More time
      </Button>
      <Button variant="outline" color="red.6" onClick={() => setAsked("cancel")}>
        Call off
      </Button>
      {asked && (
        <ReasonDialog
          title={asked === "cancel" ? "Call the sale off?" : "Give more time?"}
          text={
            asked === "cancel" ? (
              "Nobody owes anything any more, and this cannot be undone. The seller may list the lot again."
            ) : (
              <TextInput
                type="date"
                required
                label={what === "due_at" ? "To be paid by (IST)" : "To be lifted by (IST)"}
                value={day}
                onChange={(event) => setDay(event.currentTarget.value)}
              />
            )
          }
          help="Both sides are notified and read it."
          yes={asked === "cancel" ? "Call off" : "Give time"}
          onClose={() => setAsked(null)}
          onYes={(reason) => send(asked, reason)}
        />
      )}
    </div>
  );
}
const DAY = 86_400_000;
