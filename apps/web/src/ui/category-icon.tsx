import { uploaded } from "../lib/page/pictures.ts";
import { BrandMark } from "./brand-mark.tsx";
import { useFailedPicture } from "./carousel/use-failed-picture.ts";

/** S9.7: 70 px wide; the brand's mark where a category has no icon yet. */
export function CategoryIcon({ icon, size = 70 }: { icon: string; size?: number }) {
  const { failed, watch } = useFailedPicture(icon);
  if (failed)
    return (
      <span
        style={{
          display: "grid",
          placeItems: "center",
          width: size,
          height: size,
          color: "var(--brand)",
        }}
      >
        <BrandMark size={size * 0.6} />
      </span>
    );
  return (
    <img src={uploaded(icon, 160)} width={size} height={size} alt="" loading="lazy" {...watch} />
  );
}
