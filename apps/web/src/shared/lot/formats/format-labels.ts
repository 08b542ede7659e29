import { type FormatKind, USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import type { Lot } from "@rebale/contract/listings";
import { t } from "ttag";

type SoldAs = Partial<Pick<Lot, "format" | "min_bidders" | "corrigenda" | "tax_hold">>;

/** How a lot is sold, in the words of the trade. A kind without its own does not compile. */
export const formatNames: Readonly<Record<FormatKind, string>> = {
  english: t`Open auction`,
  tender: t`Sealed tender`,
  tender_auction: t`Tender, then auction`,
};

/** An open auction is what people expect: of a lot that is sold otherwise, how. */
export const formatChip = ({ format }: SoldAs): string | null =>
  !format || format.kind === USUAL_FORMAT ? null : formatNames[format.kind];

export const neededText = ({ min_bidders }: SoldAs): string | null =>
  min_bidders ? t`${min_bidders} companies needed` : null;

export const corrigendumText = ({ corrigenda }: SoldAs): string | null =>
  corrigenda ? t`Corrigendum ${corrigenda}` : null;

/** The chip of a lot whose seller offers that GST stays tied until the buyer's 2B shows it. */
const taxHoldChip = ({ tax_hold }: SoldAs): string | null => (tax_hold ? t`GST-safe` : null);

/** The marks of a lot that is sold otherwise than most, or was changed; none of most lots. */
export const saleMarks = (lot: SoldAs): string[] =>
  [formatChip(lot), neededText(lot), taxHoldChip(lot), corrigendumText(lot)].filter(
    (text) => text !== null,
  );
