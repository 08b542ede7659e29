import type { AuctionDetails } from "@rebale/contract/auctions";
import { useEffect, useState } from "react";
import type { OnVisitor } from "../../bidding/form/bid-form.tsx";
import { keptReceipt, type TenderReceipt } from "./kept-receipt.ts";
import { OwnTender } from "./own-tender.tsx";
import { TenderForm } from "./tender-form.tsx";
import { useTender } from "./use-tender.ts";

interface Props {
  lot: AuctionDetails;
  onVisitor: OnVisitor;
  /** Reads the auction anew. */
  read: () => void;
  focused?: boolean;
}

/** Seals a tender; where one stands, shows it until somebody changes it. */
export default function TenderPanel({ lot, onVisitor, read, focused }: Props) {
  const tendering = useTender(lot, read);
  const [changing, setChanging] = useState(false);
  const kept = useKept(lot);
  const own = lot.your_tender?.state === "sealed" ? lot.your_tender : null;
  const mayTender = lot.status === "live";
  if (own && !(changing && mayTender)) {
    const told = tendering.receipt;
    return (
      <OwnTender
        lot={lot}
        tender={own}
        receipt={told?.commitment === own.commitment ? told : kept}
        busy={tendering.busy}
        onChange={mayTender ? () => setChanging(true) : null}
        onTakeBack={() => void tendering.takeBack()}
      />
    );
  }
  return (
    <TenderForm
      lot={lot}
      tendering={tendering}
      onVisitor={onVisitor}
      changes={own !== null}
      onSealed={() => setChanging(false)}
      focused={focused || changing}
    />
  );
}

/** The server draws the page without what this device keeps. */
function useKept(lot: AuctionDetails): TenderReceipt | null {
  const [kept, setKept] = useState<TenderReceipt | null>(null);
  const commitment = lot.your_tender?.commitment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the receipt is of this commitment
  useEffect(() => setKept(keptReceipt(lot)), [lot._id, commitment]);
  return kept;
}
