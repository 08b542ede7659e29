import type { AuctionDetails } from "@rebale/contract/auctions";
import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import { bidderName } from "../../../../lib/formatting/bidder-name.ts";
import { lotPrice } from "../../../../lib/formatting/formatting.ts";
import { isSealed } from "../../../../shared/lot/formats/sealed.rules.ts";

const QUIET = 4000; // ms between two announcements: a busy auction must not talk without end

const ownLabels: Record<AuctionDetails["standing"], string> = {
  none: "",
  leading: t`You are leading.`,
  outbid: t`You were outbid.`,
  subject: t`Your bid is subject to the seller’s approval.`,
  offered: t`This lot is offered to you.`,
  won: t`You won this lot.`,
  lost: t`You did not win.`,
  voided: t`Your bid was voided.`,
  sealed: t`Your tender is sealed.`,
  withdrawn: t`Your tender is taken back.`,
};

/** Bids for who listens: politely, and only the latest of many. */
export function Announcer({ lot }: { lot: AuctionDetails }) {
  const [words, setWords] = useState("");
  const announced = useRef({ price: lot.heightest, standing: lot.standing, at: 0 });
  useEffect(() => {
    if (lot.heightest === announced.current.price && lot.standing === announced.current.standing)
      return;
    const own =
      lot.standing === "leading" && lot.has_colleagues
        ? t`Your company leads.`
        : ownLabels[lot.standing];
    const wait = Math.max(0, announced.current.at + QUIET - Date.now());
    const timer = setTimeout(() => {
      announced.current = { price: lot.heightest, standing: lot.standing, at: Date.now() };
      setWords([highest(lot), own].join(" ").trim());
    }, wait);
    return () => clearTimeout(timer);
  }, [lot]);
  return (
    <div className="unseen" aria-live="polite">
      {words}
    </div>
  );
}

/** Nothing of sealed tenders: how many there are is told at the opening. */
function highest(lot: AuctionDetails): string {
  if (isSealed(lot)) return "";
  if (!lot.heightest) return t`No bids.`;
  const bidder = lot.leader ? bidderName(lot.leader) : t`a bidder`;
  return t`Highest bid ${lotPrice(lot.heightest, { basis: lot.basis })} by ${bidder}.`;
}
