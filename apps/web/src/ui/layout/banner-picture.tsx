import classes from "./banner-picture.module.css";

interface Props {
  /** Below /pictures/banners. */
  name: string;
  /** `first`: the page's largest, fetched before all else. `later`: when it is near. */
  turn?: "first" | "next" | "later";
  /** How wide it is shown. Phones crop it and lay it under words, so they may ask for less. */
  sizes?: string;
  /** It fills a phone upright, for which there is a copy of its middle (NAME-phone.webp). */
  upright?: boolean;
}

/**
 * Fills what it stands in. A phone gets half the width. A picture that is not there, also from
 * before the scripts ran, leaves the ground behind it.
 */
export function BannerPicture({
  name,
  turn = "first",
  sizes = "(max-width: 640px) 60vw, 100vw",
  upright = false,
}: Props) {
  const picture = `/pictures/banners/${name}`;
  return (
    <picture>
      {upright && <source media="(max-width: 480px)" srcSet={`${picture}-phone.webp`} />}
      <img
        className={classes.picture}
        src={`${picture}.webp`}
        srcSet={`${picture}-small.webp 800w, ${picture}.webp 1600w`}
        sizes={sizes}
        alt=""
        width={1600}
        height={900}
        loading={turn === "later" ? "lazy" : "eager"}
        fetchPriority={turn === "first" ? "high" : "auto"}
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) giveWay(img);
        }}
        onError={(e) => giveWay(e.currentTarget)}
      />
    </picture>
  );
}

/** To the whole banner, once; then to the ground. */
function giveWay(img: HTMLImageElement): void {
  const copies = [img, ...(img.parentElement?.querySelectorAll("source") ?? [])];
  if (copies.some(({ srcset }) => srcset)) for (const copy of copies) copy.srcset = "";
  else img.hidden = true;
}
