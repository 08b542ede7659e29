import { uploaded } from "../lib/page/pictures.ts";
import classes from "./avatar.module.css";
import { useFailedPicture } from "./carousel/use-failed-picture.ts";

/** 40×40 in the header (S9.7); a drawn face where there is no picture or it does not load. */
export function Avatar({
  image,
  size = 40,
  turn = "first",
}: {
  image: string | null;
  size?: number;
  /** `later`: fetched when it is near. */
  turn?: "first" | "later";
}) {
  const { failed, watch } = useFailedPicture(image);
  if (image && !failed)
    return (
      <img
        className={classes.avatar}
        src={uploaded(image, 160)}
        width={size}
        height={size}
        alt=""
        loading={turn === "later" ? "lazy" : "eager"}
        {...watch}
      />
    );
  return (
    <svg
      className={classes.avatar}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <rect width="40" height="40" fill="#e3efe8" />
      <circle cx="20" cy="16" r="7" fill="#0f4430" />
      <path d="M6 40c1-9 7-13 14-13s13 4 14 13Z" fill="#0f4430" />
    </svg>
  );
}
