import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { jt, t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { Refused, Unreachable } from "../../../lib/api/refused.ts";
import { lotPrice } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "./answer.module.css";
import { DialogEnd } from "./dialog-end.tsx";

export type SellerWord = "accepted" | "declined";

const texts = {
  accepted: {
    title: t`Sell at this price?`,
    yes: t`Sell at this price`,
    done: formMessages.bidAccepted,
  },
  declined: {
    title: t`Decline this bid?`,
    yes: t`Decline the bid`,
    done: formMessages.bidDeclined,
  },
};

/** Asked once more: it cannot be undone. A failure is told here and can be tried again. */
export function AnswerDialog({
  lot,
  word,
  onClose,
}: {
  lot: OwnLot;
  word: SellerWord | null;
  onClose: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const answer = async (asked: SellerWord) => {
    setBusy(true);
    setProblem(null);
    try {
      await api.call(auctions.answerBid, {
        params: { id: lot._id },
        body: { answer: asked, amount: lot.heightest },
      });
      toast.success(texts[asked].done);
      close();
      await revalidate();
    } catch (error) {
      const words = error instanceof Unreachable ? formMessages.answerUnknown : explain(error);
      setProblem(words);
      toast.error(words);
      // A refusal means that our picture is old; read again, the lot may no longer wait, and this
      // dialog goes with it.
      if (error instanceof Refused) await revalidate();
    } finally {
      setBusy(false);
    }
  };
  const goods = <strong key="goods">{lot.title}</strong>;
  return (
    <Dialog open={word !== null} onClose={close} title={word ? texts[word].title : ""}>
      {word && (
        <div className={classes.dialog}>
          <p className={`${classes.amount} figures`}>{lotPrice(lot.heightest, lot)}</p>
          {word === "accepted" ? (
            <p>
              {lot.reserve_price === null
                ? jt`You sell ${goods} to the highest bidder.`
                : jt`You sell ${goods} to the highest bidder, ${lotPrice(lot.reserve_price - lot.heightest, lot)} below your reserve.`}{" "}
              {t`We tell the bidder, and you get each other’s phone number. This cannot be undone.`}
            </p>
          ) : (
            <p>
              {jt`Nobody wins ${goods}, and we tell the bidder. You can list it again. This cannot be undone.`}
            </p>
          )}
          <DialogEnd
            problem={problem}
            busy={busy}
            yes={texts[word].yes}
            kind={word === "accepted" ? "main" : "brand"}
            onYes={() => void answer(word)}
            onClose={close}
          />
        </div>
      )}
    </Dialog>
  );
}
