import classes from "./banner-picture.module.css";

interface Props {
  /** Below /pictures/banners. */
  name: string;
  /** `first`: the page's largest, fetched before all else. `later`: when it is near. */
  turn?: "first" | "next" | "later";
  /** How wide it is shown. Phones crop it and lay it under words, so they may ask for less. */
  sizes?: string;
}

/**
 * Fills what it stands in. A phone gets half the width. A picture that is not there, also from
 * before the scripts ran, leaves the ground behind it.
 */
export function BannerPicture({
  name,
  turn = "first",
  sizes = "(max-width: 640px) 60vw, 100vw",
}: Props) {
  const failed = (img: HTMLImageElement) => {
    if (img.srcset) img.srcset = "";
    else img.hidden = true;
  };
  return (
    <img
      className={classes.picture}
      src={`/pictures/banners/${name}.webp`}
      srcSet={`/pictures/banners/${name}-small.webp 800w, /pictures/banners/${name}.webp 1600w`}
      sizes={sizes}
      alt=""
      width={1600}
      height={900}
      loading={turn === "later" ? "lazy" : "eager"}
      fetchPriority={turn === "first" ? "high" : "auto"}
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) failed(img);
      }}
      onError={(e) => failed(e.currentTarget)}
    />
  );
}
