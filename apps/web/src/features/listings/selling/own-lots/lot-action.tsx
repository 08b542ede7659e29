import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { type ButtonKind, ButtonLink } from "../../../../ui/button-link.tsx";
import { RelistButton } from "../relist/relist-button.tsx";
import { isToSign } from "../selling.rules.ts";

/** Where a lot is read: an approved one on its page, another in the form that it is edited in. */
export const pageOfLot = (lot: OwnLot): string =>
  lot.is_approved ? `/auctiondetail/${lot.url}` : `/sellnow/${lot._id}`;

interface Action {
  readonly to: string;
  readonly words: string;
  readonly kind: ButtonKind;
}

/** The seller's task with a lot before anything else; null where there is none. */
export function askedAction(lot: OwnLot): Action | null {
  if (isToSign(lot)) return { to: `/sign/${lot._id}`, words: t`Read and sign`, kind: "main" };
  if (lot.seller_answer === "awaited") return { to: "/dashboard", words: t`Answer`, kind: "main" };
  if (lot.status === "refused")
    return { to: `/sellnow/${lot._id}`, words: t`Correct`, kind: "brand" };
  return null;
}

/** The one thing that a row is about: what is asked, else to list again what is over. */
export function LotAction({ lot, className }: { lot: OwnLot; className?: string | undefined }) {
  const asked = askedAction(lot);
  if (!asked) return <RelistButton lot={lot} />;
  const { to, words, kind } = asked;
  return (
    <ButtonLink to={to} kind={kind} className={className} aria-label={`${words}: ${lot.title}`}>
      {words}
    </ButtonLink>
  );
}
