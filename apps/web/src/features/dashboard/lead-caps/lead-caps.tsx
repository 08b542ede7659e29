import type { BidOrder } from "@rebale/contract/auctions";
import type { LeadCaps } from "@rebale/contract/lead-caps";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { t } from "ttag";
import { Dialog } from "../../../ui/dialog.tsx";
import { AmountCap } from "./amount-cap.tsx";
import classes from "./lead-caps.module.css";
import { LotCaps } from "./lot-caps.tsx";

interface Props {
  caps: LeadCaps;
  orders: readonly BidOrder[];
}

/** A refused bid leads here. */
const OPEN = "#limits";

const isSet = ({ amount, lots }: LeadCaps) => amount !== null || lots.length > 0;

/** The most the company wants to lead: seen and changed in one dialog. */
export function LeadCapsAction({ caps, orders }: Props) {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const [asked, setAsked] = useState(false);
  if (!caps.may_change && !isSet(caps)) return null;
  const open = asked || hash === OPEN;
  const close = () => {
    setAsked(false);
    if (hash === OPEN) void navigate(search || "?", { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <button type="button" className={classes.open} onClick={() => setAsked(true)}>
        {isSet(caps) ? t`Your limits` : t`Set a limit`}
      </button>
      <Dialog open={open} onClose={close} title={t`Limits on what you lead`}>
        {open && (
          <div className={classes.limits}>
            <p>
              {t`They hold for everybody who bids for your company. A bid above them is refused. Only bids that lead count, each in full with its maximum.`}
            </p>
            {!caps.may_change && (
              <p>{t`Only your company’s owners and managers can change them.`}</p>
            )}
            <AmountCap caps={caps} />
            <LotCaps caps={caps} orders={orders} />
          </div>
        )}
      </Dialog>
    </>
  );
}
