import type { AuctionDetails } from "@rebale/contract/auctions";
import { type FormEvent, useId, useState } from "react";
import { t } from "ttag";
import { exactPrice, lotPrice, perBasis, rupees } from "../../../../lib/formatting/formatting.ts";
import { messages } from "../../../../lib/language/messages.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { useAmountInWords } from "../../../../ui/fields/use-amount-in-words.ts";
import bidding from "../../bidding/bidding.module.css";
import { isUncovered } from "../../bidding/deposit/cover.rules.ts";
import OwnDeposit from "../../bidding/deposit/own-deposit.tsx";
import { BidAmount } from "../../bidding/form/bid-amount.tsx";
import type { OnVisitor } from "../../bidding/form/bid-form.tsx";
import { useTypedAmount } from "../../bidding/form/use-typed-amount.ts";
import { isAboveLimit, limitText, OwnLimit } from "../../bidding/not-allowed/own-limit.tsx";
import { Rate } from "../../bidding/standing/price.tsx";
import { Cost } from "../../landed-cost/cost.tsx";
import { FirstBidTerms } from "../../terms/first-bid-terms.tsx";
import { ConfirmTender } from "./confirm-tender.tsx";
import classes from "./tender.module.css";
import type { Tendering } from "./use-tender.ts";

interface Props {
  lot: AuctionDetails;
  tendering: Tendering;
  onVisitor: OnVisitor;
  /** A tender stands already, in whose place this one comes. */
  changes: boolean;
  onSealed: () => void;
  focused?: boolean | undefined;
}

/** One amount, which nobody reads before the opening. */
export function TenderForm({ lot, tendering, onVisitor, changes, onSealed, focused }: Props) {
  const id = useId();
  const [complaint, setComplaint] = useState<string | null>(null);
  const [confirming, setConfirming] = useState<number | null>(null);
  const [{ amount: typed }, setTyped] = useTypedAmount(
    lot._id,
    (amount) => amount <= lot.minimum_bid,
    () => setComplaint(messages.bidTooLow),
  );
  const amount = Number(typed ?? "");
  const words = useAmountInWords(amount, lot.basis);
  const problem = tendering.problem ?? complaint;

  const change = (text: string) => {
    tendering.clear();
    setComplaint(null);
    setTyped({ amount: text, kind: "bid" });
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (onVisitor) return onVisitor({ amount: typed, kind: "bid" });
    const fault = faultOf(amount, lot);
    setComplaint(fault);
    if (!fault) setConfirming(amount);
  };
  const confirm = async (offered: number) => {
    const isSealed = await tendering.seal(offered);
    setConfirming(null);
    if (!isSealed) return;
    // The field would keep it in this tab: amounts stand in the receipt alone.
    setTyped({ amount: null, kind: "bid" });
    onSealed();
  };
  return (
    <form className={bidding.form} onSubmit={submit} noValidate>
      <OwnLimit lot={lot} />
      <div className={bidding.labelRow}>
        <label htmlFor={id}>
          {lot.basis === "lot"
            ? t`Your tender for the whole lot`
            : t`Your tender ${perBasis(lot.basis)}`}
        </label>
        {amount > 0 && <Rate lot={lot} price={amount} />}
      </div>
      <BidAmount
        id={id}
        value={typed ?? ""}
        onChange={change}
        describedBy={`${id}-help ${id}-problem`}
        invalid={problem !== null}
        focused={focused === true}
        basis={lot.basis}
      />
      <p id={`${id}-help`} className={bidding.help}>
        <span className={bidding.words}>{words || "\u00a0"}</span>
        {t`Above ${exactPrice(lot.minimum_bid, lot)}. Until the opening it is kept encrypted: other bidders, the seller and our staff cannot read it. Only who runs both our closing server and our database could.`}
      </p>
      {lot.deposit && (
        <p className={classes.hold}>
          {t`Holds ${rupees(lot.deposit.amount ?? lot.deposit.hold)}, whatever you offer`}
        </p>
      )}
      <FirstBidTerms lot={lot} />
      <p id={`${id}-problem`} className={bidding.problem} role="alert">
        {problem}
      </p>
      {lot.deposit && isUncovered(amount, lot) && (
        <OwnDeposit lot={lot} offer={{ amount: typed, kind: "bid" }} at={amount} />
      )}
      <PlainButton
        type="submit"
        kind={isUncovered(amount, lot) ? "quiet" : "main"}
        className={bidding.submit}
        disabled={tendering.busy}
      >
        {buttonText(amount, lot, changes)}
      </PlainButton>
      {amount > 0 && <Cost lot={lot} amount={amount} />}
      <ConfirmTender
        lot={lot}
        amount={confirming}
        busy={tendering.busy}
        onConfirm={confirm}
        onClose={() => setConfirming(null)}
      />
    </form>
  );
}

function faultOf(amount: number, lot: AuctionDetails): string | null {
  if (!(amount > lot.minimum_bid)) return messages.bidTooLow;
  if (isAboveLimit(amount, lot)) return limitText(lot);
  return isUncovered(amount, lot) ? t`Your deposit does not cover this` : null;
}

function buttonText(amount: number, lot: AuctionDetails, changes: boolean): string {
  if (changes) return amount > 0 ? t`Change to ${lotPrice(amount, lot)}` : t`Change my tender`;
  return amount > 0 ? t`Seal my tender · ${lotPrice(amount, lot)}` : t`Seal my tender`;
}
