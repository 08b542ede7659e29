import type { FormatKind } from "@rebale/contract/auctions/format-facts";
import { hasTwoStages, takesBids } from "@rebale/contract/auctions/format-facts";
import type { OwnLot } from "@rebale/contract/listings";
import { indiaTime } from "@rebale/contract/values/calendar";

/** The format as the form has it; times are a wall clock in India, YYYY-MM-DDTHH:mm. */
export interface TypedFormat {
  kind: FormatKind;
  tender_end_at: string;
  auction_start_at: string;
  /** Empty for all who tendered. */
  best: number | string;
}

const forField = (iso: string | null) =>
  iso ? indiaTime(new Date(iso)).slice(0, 16).replace(" ", "T") : "";

export const typedFormat = ({ kind, best, ...times }: OwnLot["format"]): TypedFormat => ({
  kind,
  tender_end_at: forField(times.tender_ends_at),
  auction_start_at: forField(times.auction_starts_at),
  best: best ?? "",
});

/** The end of all, where an auction follows a tender: until the opening the lot has the tender's. */
export const auctionEnd = ({ auction_ends_at }: OwnLot["format"]): string =>
  forField(auction_ends_at);

const forServer = (time: string) => (time ? `${time.replace("T", " ").slice(0, 16)}:00` : null);

/** As it is sent: each format with its own fields alone. */
export const formatBody = ({ kind, tender_end_at, auction_start_at, best }: TypedFormat) =>
  hasTwoStages(kind)
    ? {
        kind,
        tender_end_at: forServer(tender_end_at),
        auction_start_at: forServer(auction_start_at),
        best: best === "" ? null : best,
      }
    : { kind };

/** Whether late bids move the end and steps apply: not where each offers once, unseen. */
export const hasSteps = ({ kind }: TypedFormat): boolean => takesBids(kind);
