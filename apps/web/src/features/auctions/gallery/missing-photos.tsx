import type { AuctionDetails } from "@rebale/contract/auctions";
import type { PhotoShot } from "@rebale/contract/listings";
import { t } from "ttag";
import IconCameraOff from "~icons/tabler/camera-off";
import { namedTitle } from "../../../lib/names/named.ts";
import { hasEnded } from "../bidding/standing/after-the-end.tsx";
import classes from "./missing-photos.module.css";

interface Props {
  lot: AuctionDetails;
  /** The checklist of its goods; null where it is not known. */
  shots: readonly PhotoShot[] | null;
}

/** Which photographs the market asks of such goods and this lot lacks. */
export function MissingPhotos({ lot, shots }: Props) {
  const missing = lot.photos?.missing ?? [];
  const names = (shots ?? []).filter(({ shot }) => missing.includes(shot)).map(namedTitle);
  if (names.length === 0 || hasEnded(lot)) return null;
  return (
    <p className={classes.missing}>
      <IconCameraOff size={20} aria-hidden />
      <span>{t`The seller has no photograph here of: ${names.join(", ")}.`}</span>
    </p>
  );
}
