import { useState } from "react";
import { t } from "ttag";
import { uploaded } from "../../../lib/page/pictures.ts";
import { LotPicture } from "../../../shared/lot/lot-picture.tsx";
import { paperName } from "../../../shared/lot/paper-name.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { OpenedLot } from "./lot-row.ts";
import classes from "./lots.module.css";

const nameOf = ({ kind }: OpenedLot["images"][number], i: number) =>
  kind ? t`${paperName[kind]}, picture ${i + 1}` : t`Picture ${i + 1}`;

/** Every picture that the seller sent, each large on a click. */
export function LotGallery({ lot }: { lot: OpenedLot }) {
  const [large, setLarge] = useState<number | null>(null);
  // The checks above say so already.
  if (lot.images.length === 0) return null;
  const shown = large === null ? undefined : lot.images[large];
  return (
    <>
      <div className={classes.gallery}>
        {lot.images.map((image, i) => (
          <button
            key={image.image}
            type="button"
            aria-label={t`${nameOf(image, i)} of ${lot.images.length}, larger`}
            onClick={() => setLarge(i)}
          >
            <LotPicture image={image} alt={image.alt} sizes="190px" widths={[320, 640]} />
            {image.kind && <span aria-hidden>{paperName[image.kind]}</span>}
          </button>
        ))}
      </div>
      {shown && (
        <Dialog
          open
          title={t`${nameOf(shown, large ?? 0)} of ${lot.images.length}`}
          size="wide"
          onClose={() => setLarge(null)}
        >
          <img
            className={classes.large}
            src={uploaded(shown.image, 1600)}
            width={shown.width}
            height={shown.height}
            alt={shown.alt}
          />
        </Dialog>
      )}
    </>
  );
}
