import { t } from "ttag";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import IconX from "~icons/tabler/x";
import classes from "./picture-field.module.css";
import { nameOf, type Picture } from "./stored.ts";
import { useShown } from "./use-shown.ts";

interface Props {
  picture: Picture;
  at: number;
  count: number;
  /** To another place in the order. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One picture: dragged by a mouse, moved by its arrows with keyboard and finger. */
export function ChosenPicture({ picture, at, count, onMove, onRemove }: Props) {
  const preview = useShown(picture);
  const name = nameOf(picture);
  return (
    <div className={classes.chosen}>
      {preview && <img src={preview} alt={name} draggable={false} />}
      {at === 0 && <span>{t`First`}</span>}
      <button
        type="button"
        className={classes.remove}
        aria-label={t`Remove ${name}`}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </button>
      {count > 1 && (
        <div className={classes.order}>
          <button
            type="button"
            aria-label={t`Move ${name} forward`}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={t`Move ${name} back`}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <IconChevronRight size={18} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
