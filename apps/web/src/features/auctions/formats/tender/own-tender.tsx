import type { AuctionDetails } from "@rebale/contract/auctions";
import { useState } from "react";
import { t } from "ttag";
import IconCopy from "~icons/tabler/copy";
import IconDownload from "~icons/tabler/download";
import IconLock from "~icons/tabler/lock";
import { dateTime, exactPrice } from "../../../../lib/formatting/formatting.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { WithDates } from "../../../../ui/with-dates.tsx";
import { receiptText, type TenderReceipt } from "./kept-receipt.ts";
import classes from "./tender.module.css";

interface Props {
  lot: AuctionDetails;
  tender: NonNullable<AuctionDetails["your_tender"]>;
  /** With the amount, where it was sealed on this device. */
  receipt: TenderReceipt | null;
  busy: boolean;
  /** Null while bidding is paused: it may be withdrawn, not changed. */
  onChange: (() => void) | null;
  onTakeBack: () => void;
}

/** The company's tender while it is sealed: its number and time for all of the company. */
export function OwnTender({ lot, tender, receipt, busy, onChange, onTakeBack }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <section className={classes.own} aria-label={t`Your sealed tender`}>
      <p className={classes.sealed}>
        <IconLock size={20} aria-hidden />
        <span>
          <b className="figures">{t`Sealed as no. ${tender.seq}`}</b>{" "}
          <WithDates>{dateTime(tender.placed_at, true)}</WithDates>
        </span>
      </p>
      {receipt ? (
        <Receipt lot={lot} receipt={receipt} />
      ) : (
        <p className={classes.soft}>
          {t`It was sealed on another device or by a colleague: its amount is not here, and nobody else has it before the opening.`}
        </p>
      )}
      {asking ? (
        <div className={classes.actions}>
          <b>{t`Take your tender back?`}</b>
          <PlainButton kind="quiet" onClick={() => setAsking(false)}>
            {t`Keep it`}
          </PlainButton>
          <PlainButton kind="main" disabled={busy} onClick={onTakeBack}>
            {t`Yes, take it back`}
          </PlainButton>
        </div>
      ) : (
        <div className={classes.actions}>
          {onChange && (
            <PlainButton kind="brand" onClick={onChange}>
              {t`Change`}
            </PlainButton>
          )}
          <PlainButton kind="quiet" onClick={() => setAsking(true)}>
            {t`Take back`}
          </PlainButton>
        </div>
      )}
    </section>
  );
}

function Receipt({ lot, receipt }: { lot: AuctionDetails; receipt: TenderReceipt }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(receiptText(lot, receipt));
      toast.success(t`Receipt copied`);
    } catch {
      toast.error(t`This browser does not let us copy. Download it instead.`);
    }
  };
  return (
    <>
      <p className={`${classes.amount} figures`}>{exactPrice(receipt.amount, lot)}</p>
      <p className={classes.soft}>
        {t`Amount and salt are kept on this device only, until you log out. Keep the receipt: with it you can prove what you offered.`}
      </p>
      {receipt.salt === null && (
        <p className={classes.soft}>
          {t`The salt was lost on its way here. After the opening your tender shows it.`}
        </p>
      )}
      <div className={classes.actions}>
        <PlainButton kind="quiet" onClick={() => void copy()}>
          <IconCopy size={18} aria-hidden /> {t`Copy receipt`}
        </PlainButton>
        <PlainButton kind="quiet" onClick={() => download(lot, receipt)}>
          <IconDownload size={18} aria-hidden /> {t`Download`}
        </PlainButton>
      </div>
    </>
  );
}

function download(lot: AuctionDetails, receipt: TenderReceipt) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([receiptText(lot, receipt)], { type: "text/plain" }));
  link.download = `tender-${lot._id}-${receipt.seq}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
