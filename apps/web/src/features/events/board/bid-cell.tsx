import type { StreamPrice } from "@rebale/contract/auctions";
import { useState } from "react";
import { t } from "ttag";
import { lotPrice } from "../../../lib/formatting/formatting.ts";
import { usualNext } from "../../../shared/bids/bid-steps.ts";
import { RupeeInput } from "../../../ui/fields/rupee-input.tsx";
import classes from "./bid-cell.module.css";
import type { BoardLot } from "./board.rules.ts";
import { ConfirmRow } from "./confirm-row.tsx";
import { useRowBid } from "./use-row-bid.ts";

interface CellProps {
  lot: BoardLot;
  price: StreamPrice | undefined;
  may: boolean;
  leads: boolean;
}

/** Null follows the next bid allowed; what is typed stays typed while prices move. */
export function BidCell({ lot, price, may, leads }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const { busy, problem, mustConfirm, place, clear } = useRowBid(lot);
  const next = price?.next_bid ?? null;
  const usual = price ? usualNext({ ...price, basis: lot.basis }) : 0;
  const amount = typed === null ? usual : Number(typed);
  const tooLow = next !== null && amount < next;
  const [announced, setAnnounced] = useState(false);
  const ask = () => {
    if (!may || next === null || busy) return;
    setAnnounced(tooLow);
    if (!tooLow) setAsked(amount);
  };
  const confirm = async (bid: number, confirmed: boolean) => {
    const answer = await place(bid, confirmed);
    if (answer === "placed") setTyped(null);
    // The market's question is answered in the same dialog.
    if (answer !== "asks") setAsked(null);
  };
  const beaten = price?.minimum_bid ?? 0;
  const words =
    announced && tooLow && next !== null ? t`Bid at least ${lotPrice(next, lot)}.` : problem;
  return (
    <div className={classes.cell}>
      <RupeeInput
        className={classes.amount}
        data-amount=""
        aria-label={t`Your bid on lot ${lot.place}: ${lot.title}`}
        aria-invalid={words ? true : undefined}
        disabled={!may || next === null}
        basis={lot.basis}
        value={typed ?? (next === null ? "" : String(usual))}
        onValue={(value) => {
          clear();
          setAnnounced(false);
          setTyped(value);
        }}
        onKeyDown={(e) => {
          if (e.key === "Enter") {
            // Else the same press confirms: the dialog's button has the focus by then.
            e.preventDefault();
            ask();
          }
          if (e.key === "Escape") setTyped(null);
        }}
      />
      <button
        type="button"
        className={classes.button}
        disabled={!may || next === null || busy}
        data-leads={leads || undefined}
        aria-label={t`Bid ${lotPrice(amount, lot)} on lot ${lot.place}: ${lot.title}`}
        onClick={ask}
      >
        {busy ? "…" : t`Bid`} <span>{next !== null && lotPrice(amount, lot)}</span>
      </button>
      {words && (
        <p className={classes.problem} role="alert">
          {words}
        </p>
      )}
      {asked !== null && next !== null && (
        <ConfirmRow
          lot={lot}
          amount={asked}
          next={next}
          usual={usual}
          beaten={beaten}
          busy={busy}
          mustConfirm={mustConfirm}
          problem={mustConfirm ? problem : null}
          onConfirm={(bid, confirmed) => void confirm(bid, confirmed)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
