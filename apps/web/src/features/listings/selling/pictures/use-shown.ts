import { uploaded } from "../../../../lib/page/pictures.ts";
import { usePreview } from "../../../../ui/fields/use-preview.ts";
import { isStored, type Picture } from "./stored.ts";

/** The address under which a picture of a lot is shown while it is chosen and ordered. */
export function useShown(picture: Picture | null): string | null {
  const stored = picture && isStored(picture) ? picture : null;
  const preview = usePreview(picture && !isStored(picture) ? picture.file : null);
  return stored ? uploaded(stored.image, 320) : preview;
}
