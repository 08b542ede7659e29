import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense } from "react";
import { t } from "ttag";
import { lotPrice, rupees } from "../../../../lib/formatting/formatting.ts";
import { named } from "../../../../lib/names/named.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useAmountInWords } from "../../../../ui/fields/use-amount-in-words.ts";
import bidding from "../../bidding/bidding.module.css";
import { goodsOf } from "../../bidding/form/confirm-bid.tsx";
import { unusualOf } from "../../bidding/form/unusual.rules.ts";
import { Rate } from "../../bidding/standing/price.tsx";
import { FirstBidTerms } from "../../terms/first-bid-terms.tsx";

const UnusualNote = lazy(() => import("../../bidding/form/unusual-note.tsx"));

interface Props {
  lot: AuctionDetails;
  /** Rupees in the lot's basis; null for nothing to confirm. */
  amount: number | null;
  busy: boolean;
  onConfirm: (amount: number) => void;
  onClose: () => void;
}

/** The last look before money is promised. */
export function ConfirmTender({ lot, amount, onClose, ...rest }: Props) {
  const title =
    amount !== null && unusualOf(amount, lot) ? t`Is this amount right?` : t`Seal this tender?`;
  return (
    <Dialog open={amount !== null} onClose={onClose} title={title}>
      {amount !== null && <Asked lot={lot} amount={amount} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Asked({ lot, amount, busy, onConfirm, onClose }: Props & { amount: number }) {
  const words = useAmountInWords(amount, lot.basis);
  const unusual = unusualOf(amount, lot);
  return (
    <div className={bidding.confirm}>
      <p className={`${bidding.confirmAmount} figures`}>
        {lotPrice(amount, lot)} <Rate lot={lot} price={amount} />
      </p>
      <p className={bidding.words}>{words || "\u00a0"}</p>
      <Suspense>{unusual && <UnusualNote lot={lot} unusual={unusual} />}</Suspense>
      <p>
        {t`${goodsOf(lot)}, as is, in ${named(lot.location.city)}. GST and lifting are extra. Until the opening you may change it or take it back; opened, it is binding.`}
      </p>
      {lot.deposit && (
        <p>
          {t`Until the opening it holds ${rupees(lot.deposit.amount ?? lot.deposit.hold)} of your deposit, as every tender here does.`}
        </p>
      )}
      <FirstBidTerms lot={lot} />
      <div className={bidding.confirmActions}>
        <PlainButton kind="quiet" onClick={onClose} data-autofocus={unusual ? "" : undefined}>
          {t`Change`}
        </PlainButton>
        <PlainButton
          kind="main"
          disabled={busy}
          onClick={() => onConfirm(amount)}
          data-autofocus={unusual ? undefined : ""}
        >
          {busy ? t`Sealing your tender…` : t`Seal my tender`}
        </PlainButton>
      </div>
    </div>
  );
}
