import type { Lot } from "@rebale/contract/listings";
import { lazy, Suspense, useRef, useState } from "react";
import { t } from "ttag";
import IconZoomIn from "~icons/tabler/zoom-in";
import { LotPlaceholder } from "../../../shared/lot/card/lot-placeholder.tsx";
import { LotPicture } from "../../../shared/lot/lot-picture.tsx";
import { paperName } from "../../../shared/lot/paper-name.ts";
import { pictureAlt } from "../../../shared/lot/picture-alt.ts";
import { Optional } from "../../../ui/later/optional.tsx";
import classes from "./gallery.module.css";
import { Arrows, PictureRow } from "./picture-row.tsx";

const Zoom = lazy(() => import("./zoom.tsx"));

const enlarge = ({ kind }: Lot["images"][number], number: number, count: number): string => {
  if (!kind) return t`Enlarge picture ${number} of ${count}`;
  const name = paperName[kind];
  return t`Enlarge the ${name}: picture ${number} of ${count}`;
};

/** S2.39. The row scrolls by finger, also without JavaScript; thumbnails and arrows move it. */
export function Gallery({ images, title }: { images: Lot["images"]; title: string }) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  // Fetched with the first look; then it stays, and gives the focus back.
  const [zoomed, setZoomed] = useState<boolean | null>(null);
  if (images.length === 0)
    return (
      <div className={classes.stage}>
        <LotPlaceholder />
      </div>
    );

  const go = (to: number) => {
    const next = (to + images.length) % images.length;
    row.current?.scrollTo({
      left: next * row.current.clientWidth,
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });
    setAt(next);
  };

  return (
    <section className={classes.gallery} aria-label={t`Pictures`}>
      <div className={classes.stage}>
        <PictureRow ref={row} onSeen={setAt}>
          {images.map((image, i) => (
            <li key={image.image}>
              <button
                type="button"
                className={classes.open}
                aria-label={enlarge(image, i + 1, images.length)}
                onClick={() => setZoomed(true)}
                tabIndex={i === at ? 0 : -1}
              >
                <LotPicture
                  image={image}
                  turn={i === 0 ? "first" : "later"}
                  alt={pictureAlt(image, title, i)}
                  widths={[480, 640, 800, 960, 1280]}
                  sizes="(max-width: 900px) 100vw, 760px"
                />
                {image.kind && <span className={classes.paper}>{paperName[image.kind]}</span>}
              </button>
            </li>
          ))}
        </PictureRow>
        {images.length > 1 && (
          <Arrows
            className={classes.arrow}
            previous={t`Previous picture`}
            next={t`Next picture`}
            onStep={(by) => go(at + by)}
          />
        )}
        <span className={`${classes.count} figures`}>
          <IconZoomIn size={17} aria-hidden /> {at + 1} / {images.length}
        </span>
      </div>
      {images.length > 1 && (
        <ul className={classes.thumbs}>
          {images.map((image, i) => (
            <li key={image.image}>
              <button
                type="button"
                aria-label={image.kind ? paperName[image.kind] : t`Picture ${i + 1}`}
                aria-current={i === at || undefined}
                onClick={() => go(i)}
              >
                {/* A little less than its 96 px: for most phones the smallest copy is enough. */}
                <LotPicture image={image} sizes="90px" widths={[160, 320]} alt="" />
                {image.kind && <span aria-hidden>{paperName[image.kind]}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && (
        <Optional>
          <Suspense>
            <Zoom
              images={images}
              title={title}
              at={zoomed ? at : null}
              onMove={go}
              onClose={() => setZoomed(false)}
            />
          </Suspense>
        </Optional>
      )}
    </section>
  );
}
