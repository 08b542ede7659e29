import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { ButtonLink } from "../../../../ui/button-link.tsx";

/** Sell Now, filled in from this lot. */
export const CopyLink = ({ lot }: { lot: OwnLot }) => (
  <ButtonLink kind="quiet" to={`/sellnow?from=${lot._id}`} aria-label={t`Copy: ${lot.title}`}>
    {t`Copy`}
  </ButtonLink>
);
