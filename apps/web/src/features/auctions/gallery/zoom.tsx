import type { Lot } from "@rebale/contract/listings";
import { useLayoutEffect, useRef, useState } from "react";
import { t } from "ttag";
import { uploaded, uploadedSet } from "../../../lib/page/pictures.ts";
import { paperName } from "../../../shared/lot/paper-name.ts";
import { pictureAlt } from "../../../shared/lot/picture-alt.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Arrows, PictureRow } from "./picture-row.tsx";
import classes from "./zoom.module.css";

interface Props {
  images: Lot["images"];
  title: string;
  at: number | null;
  onMove: (to: number) => void;
  onClose: () => void;
}

function nameAt(title: string, images: Lot["images"], at: number): string {
  const kind = images[at]?.kind;
  const paper = kind && paperName[kind];
  return paper
    ? t`${title}: ${paper}, picture ${at + 1} of ${images.length}`
    : t`${title}: picture ${at + 1} of ${images.length}`;
}

/** The pictures edge to edge: swiped, pinched, or brought near by a tap. */
export default function Zoom({ images, title, at, onMove, onClose }: Props) {
  return (
    <Dialog open={at !== null} onClose={onClose} title={nameAt(title, images, at ?? 0)} size="full">
      {at !== null && <Viewer images={images} title={title} at={at} onMove={onMove} />}
    </Dialog>
  );
}

interface Point {
  x: number;
  y: number;
}
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Where a finger tapped; by keyboard the middle. */
function pointOf({ detail, clientX, clientY, currentTarget }: React.MouseEvent): Point {
  if (detail === 0) return MIDDLE;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

type ViewerProps = Pick<Props, "images" | "title" | "onMove"> & { at: number };
function Viewer({ images, title, at, onMove }: ViewerProps) {
  const row = useRowAt(at);
  /** Which place of the picture was brought near, in shares of it; null from afar. */
  const [near, setNear] = useState<Point | null>(null);
  useLayoutEffect(() => {
    const slide = row.current?.children[at];
    if (!near || !slide) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = slide;
    slide.scrollTo(near.x * (scrollWidth - clientWidth), near.y * (scrollHeight - clientHeight));
  }, [near, at, row]);
  const move = (by: number) => {
    setNear(null);
    onMove(at + by);
  };
  const press = ({ key }: React.KeyboardEvent) => {
    if (key === "ArrowLeft") move(-1);
    if (key === "ArrowRight") move(1);
    if (key === "+" || key === "=") setNear(MIDDLE);
    if (key === "-") setNear(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys besides the buttons below
    <div className={classes.viewer} onKeyDown={press}>
      <PictureRow
        ref={row}
        className={classes.row}
        data-near={near ? true : undefined}
        onSeen={(seen) => {
          if (!near && seen !== at) onMove(seen);
        }}
      >
        {images.map((image, i) => (
          <li key={image.image} aria-hidden={i === at ? undefined : true}>
            <button
              type="button"
              className={classes.picture}
              aria-label={near ? t`Zoom out` : t`Zoom in`}
              aria-pressed={near !== null}
              data-near={(near && i === at) || undefined}
              data-autofocus={i === at || undefined}
              tabIndex={i === at ? 0 : -1}
              onClick={(e) => setNear(near ? null : pointOf(e))}
            >
              <img
                src={uploaded(image.image, 1280)}
                srcSet={uploadedSet(image.image, [640, 960, 1280, 1600])}
                sizes={near && i === at ? "250vw" : "100vw"}
                loading={Math.abs(i - at) > 1 ? "lazy" : "eager"}
                width={image.width}
                height={image.height}
                alt={pictureAlt(image, title, i)}
              />
            </button>
          </li>
        ))}
      </PictureRow>
      {images.length > 1 && (
        <Arrows className={classes.arrow} previous={t`Previous`} next={t`Next`} onStep={move} />
      )}
    </div>
  );
}

/** A row that stands at the picture `at`. */
function useRowAt(at: number) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    if (element) element.scrollTo({ left: at * element.clientWidth, behavior: "instant" });
  }, [at]);
  return row;
}
