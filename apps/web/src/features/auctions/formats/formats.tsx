import type { AuctionDetails } from "@rebale/contract/auctions";
import type { FormatKind } from "@rebale/contract/auctions/format-facts";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { isSealed } from "../../../shared/lot/formats/sealed.rules.ts";
import { LazyPart } from "../../../ui/later/lazy-part.tsx";

interface OfLot {
  lot: AuctionDetails;
}
type Part = LazyExoticComponent<ComponentType<OfLot>>;
/** The parts that the auction's panel has more of than an open auction's. */
interface FormatParts {
  /** How far the sale has come. */
  readonly steps: Part | null;
  /** The tenders, once they are opened. */
  readonly opened: Part | null;
}

const opened = lazy(() => import("./tender/opened.tsx"));

/** By format: a kind that is not here does not compile. */
const FORMATS = {
  english: { steps: null, opened: null },
  tender: { steps: null, opened },
  tender_auction: { steps: lazy(() => import("./tender-auction/steps.tsx")), opened },
} as const satisfies Record<FormatKind, FormatParts>;

export function FormatSteps({ lot }: OfLot) {
  const { steps } = FORMATS[lot.format.kind];
  return steps && <LazyPart part={steps} of={{ lot }} />;
}

export function FormatOpened({ lot }: OfLot) {
  const part = FORMATS[lot.format.kind].opened;
  if (!part || isSealed(lot) || lot.bid_count === 0) return null;
  return <LazyPart part={part} of={{ lot }} />;
}

export const TenderPanel = lazy(() => import("./tender/tender-panel.tsx"));
