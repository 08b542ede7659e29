import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import IconLock from "~icons/tabler/lock";
import { rupees } from "../../../../lib/formatting/formatting.ts";
import type { TypedOffer } from "../../../../lib/session/come-back.ts";
import { lotWithOffer } from "../../../../lib/session/come-back.ts";
import { depositText } from "../../../../shared/deposit/deposit-text.ts";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { coverOf } from "./cover.rules.ts";
import classes from "./own-deposit.module.css";

interface Props {
  lot: AuctionDetails;
  /** As typed: whoever adds money comes back to it. */
  offer: TypedOffer;
  /** Rupees that are offered. */
  at: number;
}

/** The company's deposit that a bid holds while it leads, as it is typed. */
export default function OwnDeposit({ lot, offer, at }: Props) {
  const cover = coverOf(at, lot);
  if (!cover || !lot.deposit) return null;
  const { hold, yours, short } = cover;
  const back = encodeURIComponent(lotWithOffer(lot, offer));
  return (
    <div className={classes.deposit} data-short={short > 0 || undefined}>
      <p>
        <IconLock size={18} aria-hidden />
        <span>
          {yours === null
            ? t`${depositText(lot.deposit)}: a bid of this amount holds ${rupees(hold)} while it leads.`
            : short > 0
              ? t`This bid needs a deposit of ${rupees(hold)}. You have ${rupees(yours)}.`
              : t`Holds ${rupees(hold)} of your ${rupees(yours)}`}
        </span>
      </p>
      {short > 0 && (
        <>
          <p role="status">{t`Deposit ${rupees(short)} more to place this bid.`}</p>
          <ButtonLink to={`/wallet?add=${short}&next=${back}`} kind="main">
            {t`Add ${rupees(short)}`}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
