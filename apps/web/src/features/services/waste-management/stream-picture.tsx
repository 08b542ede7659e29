import { useState } from "react";
import { t } from "ttag";
import { CategoryIcon } from "../../../ui/category-icon.tsx";
import type { WasteStream } from "./streams.text.ts";
import classes from "./waste-management.module.css";

/** The goods themselves; their drawn sign where the picture does not load. */
export function StreamPicture({ stream }: { stream: WasteStream }) {
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <div className={classes.sign}>
        <CategoryIcon icon={stream.icon} size={150} />
      </div>
    );
  return (
    <img
      className={classes.picture}
      src={stream.picture}
      alt={t`${stream.title} ready for recycling`}
      width={1200}
      height={900}
      loading="lazy"
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) setBroken(true);
      }}
      onError={() => setBroken(true)}
    />
  );
}
