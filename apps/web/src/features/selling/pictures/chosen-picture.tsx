import { IconX } from "@tabler/icons-react";
import { usePreview } from "../../../ui/fields/use-preview.ts";
import classes from "./picture-field.module.css";

export function ChosenPicture({
  picture,
  first,
  onRemove,
}: {
  picture: File;
  first: boolean;
  onRemove: () => void;
}) {
  const preview = usePreview(picture);
  return (
    <div className={classes.chosen}>
      {preview && <img src={preview} alt={picture.name} />}
      {first && <span>First</span>}
      <button type="button" aria-label={`Remove ${picture.name}`} onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}
