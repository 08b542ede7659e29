import type { AuctionDetails } from "@rebale/contract/auctions";
import { useState } from "react";
import { t } from "ttag";
import IconPencilExclamation from "~icons/tabler/pencil-exclamation";
import { api } from "../../../lib/api/browser.ts";
import { corrigenda } from "../../../lib/api/operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { readWallet } from "../../../lib/wallet/wallet.ts";
import { ChangeList } from "../../../shared/corrigendum/change-list.tsx";
import { Countdown } from "../../../shared/lot/countdown.tsx";
import { isSealed } from "../../../shared/lot/formats/sealed.rules.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import { isOpen } from "../live/use-auction.ts";
import classes from "./band.module.css";
import { BAND_ID } from "./needs-answer.ts";

type Answer = "accepted" | "withdrawn";

interface Props {
  lot: AuctionDetails;
  /** Reads the auction anew. */
  read: () => void;
}

/** The last change of the lot, and the question to who had bid: are they still bound? */
export default function CorrigendumBand({ lot, read }: Props) {
  const { corrigendum } = lot;
  if (!corrigendum) return null;
  const { no, at, reason, changes, moved, ends_at, answer } = corrigendum;
  return (
    <section
      id={BAND_ID}
      tabIndex={-1}
      className={classes.band}
      data-needed={answer === "needed" || undefined}
      aria-label={t`Corrigendum ${no}`}
    >
      <h2 className={classes.title}>
        <IconPencilExclamation size={22} aria-hidden />
        {t`Corrigendum ${no}`}
      </h2>
      <p className={classes.reason}>
        <b>{reason}</b>
        <small>
          <WithDates>{t`Published on ${dateTime(at)}.`}</WithDates>
        </small>
      </p>
      <ChangeList changes={changes} unit={lot.unit} />
      <p className={classes.end}>
        <WithDates>
          {moved ? t`The end has moved to ${dateTime(ends_at)}.` : t`The end stays as it was.`}
        </WithDates>
      </p>
      {isOpen(lot.status) && answer === "needed" && <Question lot={lot} no={no} read={read} />}
      {answer === "accepted" && (
        <p className={classes.answered}>{t`✓ Your company has accepted this change.`}</p>
      )}
      {answer === "withdrawn" && (
        <p className={classes.answered}>
          {t`You took your bid back. You may bid again on the lot as it is now.`}
        </p>
      )}
    </section>
  );
}

interface Words {
  question: string;
  back: string;
  title: string;
  text: string;
}
const bidWords: Words = {
  question: t`You had bid before this change. Your bid counts only if you accept it.`,
  back: t`Take my bid back`,
  title: t`Take your bid back?`,
  text: t`All your company’s bids on this lot are voided, and the deposit they hold is free. You may bid again.`,
};
const tenderWords: Words = {
  question: t`Your tender is from before this change. It is opened only if you accept it.`,
  back: t`Take my tender back`,
  title: t`Take your tender back?`,
  text: t`Your tender stays unopened, and the deposit that it holds is free. You may seal another.`,
};

function Question({ lot, no, read }: Props & { no: number }) {
  const words = isSealed(lot) ? tenderWords : bidWords;
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const answer = async (given: Answer) => {
    setBusy(true);
    try {
      await api.call(corrigenda.answerCorrigendum, {
        params: { product_id: lot._id },
        body: { no, answer: given },
      });
      toast.success(
        given === "accepted"
          ? t`You have accepted the change. Your bid stands`
          : t`Your bids on this lot are taken back`,
      );
      if (lot.deposit) void readWallet();
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(false);
      setAsking(false);
      read();
    }
  };
  return (
    <div className={classes.question}>
      <p>
        <b>{words.question}</b>{" "}
        {lot.ends_at && lot.status === "live" && (
          <span className={classes.left}>
            {t`Time to answer:`} <Countdown until={lot.ends_at} stoppedAt={lot.paused_at} />
          </span>
        )}
      </p>
      <div className={classes.answers}>
        <PlainButton kind="main" disabled={busy} onClick={() => void answer("accepted")}>
          {t`Accept and stay`}
        </PlainButton>
        <PlainButton kind="quiet" disabled={busy} onClick={() => setAsking(true)}>
          {words.back}
        </PlainButton>
      </div>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={words.title} size="small">
        <div className={classes.asked}>
          <p>{words.text}</p>
          <PlainButton kind="main" disabled={busy} onClick={() => void answer("withdrawn")}>
            {words.back}
          </PlainButton>
        </div>
      </Dialog>
    </div>
  );
}
