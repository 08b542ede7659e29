import type { Lot } from "@rebale/contract/listings";
import { useState } from "react";
import { t } from "ttag";
import { uploaded, uploadedSet } from "../../../lib/pictures.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "./gallery.module.css";

interface Props {
  images: Lot["images"];
  title: string;
  at: number | null;
  onMove: (to: number) => void;
  onClose: () => void;
}

/** The large picture; a click brings it to twice its size, to be moved by scrolling. */
export default function Zoom({ images, title, at, onMove, onClose }: Props) {
  const [close, setClose] = useState(false);
  const image = at === null ? undefined : images[at];
  const keys = (e: React.KeyboardEvent) => {
    if (at === null) return;
    if (e.key === "ArrowLeft") onMove(at - 1);
    if (e.key === "ArrowRight") onMove(at + 1);
  };
  return (
    <Dialog
      open={at !== null}
      onClose={onClose}
      title={t`${title}: picture ${(at ?? 0) + 1} of ${images.length}`}
      size="wide"
    >
      {image && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys besides the buttons below
        <div onKeyDown={keys}>
          <div className={classes.lens} data-close={close || undefined}>
            <button
              type="button"
              className={classes.open}
              aria-label={close ? t`Zoom out` : t`Zoom in`}
              aria-pressed={close}
              onClick={() => setClose(!close)}
            >
              <img
                key={image.image}
                src={uploaded(image.image, 1280)}
                srcSet={uploadedSet(image.image, [640, 960, 1280, 1600])}
                sizes={close ? "200vw" : "95vw"}
                width={image.width}
                height={image.height}
                alt={image.alt}
              />
            </button>
          </div>
          <div className={classes.zoomActions}>
            <PlainButton
              kind="quiet"
              onClick={() => onMove((at ?? 0) - 1)}
              disabled={images.length < 2}
            >
              {t`Previous`}
            </PlainButton>
            <PlainButton kind="quiet" onClick={() => setClose(!close)}>
              {close ? t`Zoom out` : t`Zoom in`}
            </PlainButton>
            <PlainButton
              kind="quiet"
              onClick={() => onMove((at ?? 0) + 1)}
              disabled={images.length < 2}
            >
              {t`Next`}
            </PlainButton>
          </div>
        </div>
      )}
    </Dialog>
  );
}
