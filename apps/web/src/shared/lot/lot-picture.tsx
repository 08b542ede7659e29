import type { Lot } from "@rebale/contract/listings";
import { uploaded, uploadedSet, type Width } from "../../lib/page/pictures.ts";
import { useFailedPicture } from "../../ui/carousel/use-failed-picture.ts";
import { LotPlaceholder } from "./card/lot-placeholder.tsx";
import classes from "./lot-picture.module.css";

interface Props {
  image: Lot["images"][number] | undefined;
  sizes: string;
  widths?: readonly Width[];
  /** `first`: the page's largest, fetched before all else. Others wait until they are near. */
  turn?: "first" | "later";
  /** As `pictureAlt` says it; empty where the title stands beside the picture. */
  alt: string;
}

/**
 * 4:3 whatever comes, so nothing shifts; a drawn bale where there is no picture or it does not load
 * (S2.37).
 */
export function LotPicture({
  image,
  sizes,
  widths = [320, 480, 640, 800, 960],
  turn = "later",
  alt,
}: Props) {
  const { failed, watch } = useFailedPicture(image?.image);
  if (!image || failed) return <LotPlaceholder />;
  return (
    <img
      className={classes.picture}
      src={uploaded(image.image, 480)}
      srcSet={uploadedSet(image.image, widths)}
      sizes={sizes}
      width={640}
      height={480}
      alt={alt}
      loading={turn === "later" ? "lazy" : "eager"}
      fetchPriority={turn === "first" ? "high" : "auto"}
      decoding="async"
      {...watch}
    />
  );
}
