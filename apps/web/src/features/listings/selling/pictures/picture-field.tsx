import { useId, useRef, useState } from "react";
import { t } from "ttag";
import IconPhotoPlus from "~icons/tabler/photo-plus";
import { fileFault } from "../../../../lib/forms/file-faults.rules.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { formSays } from "../../../../lib/language/form-messages.ts";
import { PICTURES } from "../../../../ui/fields/file-field.tsx";
import { MOST_PICTURES } from "../selling.rules.ts";
import { ChosenPicture } from "./chosen-picture.tsx";
import { moved } from "./move.ts";
import classes from "./picture-field.module.css";
import { isStored, type Picture } from "./stored.ts";

const sign = (picture: Picture) =>
  isStored(picture) ? picture.image : `${picture.name}/${picture.size}/${picture.lastModified}`;

interface Props {
  pictures: readonly Picture[];
  onChange: (pictures: Picture[]) => void;
}

/** S5.9: several pictures, seen at once, taken out one by one or all at once. */
export function PictureField({ pictures, onChange }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const dragged = useRef<number | null>(null);
  const add = (files: FileList | null) => {
    const given = [...(files ?? [])];
    const faults = given.map((file) => fileFault(file, "picture"));
    const fresh = given.filter(
      (file, i) => !faults[i] && !pictures.some((p) => sign(p) === sign(file)),
    );
    toast.error(...faults.filter((fault) => fault !== null));
    const all = [...pictures, ...fresh];
    if (all.length > MOST_PICTURES) toast.error(formSays.tooManyPictures);
    onChange(all.slice(0, MOST_PICTURES));
  };
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>{t`Pictures`}</label>
        {pictures.length > 0 && (
          <button type="button" onClick={() => onChange([])}>
            {t`Clear all`}
          </button>
        )}
      </div>
      <ul className={classes.grid}>
        {pictures.map((picture, i) => (
          <li
            key={sign(picture)}
            draggable
            onDragStart={() => (dragged.current = i)}
            onDragOver={(e) => dragged.current !== null && e.preventDefault()}
            onDrop={(e) => {
              if (dragged.current === null) return;
              e.preventDefault();
              onChange(moved(pictures, dragged.current, i));
            }}
            onDragEnd={() => (dragged.current = null)}
          >
            <ChosenPicture
              picture={picture}
              at={i}
              count={pictures.length}
              onMove={(to) => onChange(moved(pictures, i, to))}
              onRemove={() => onChange(pictures.filter((p) => p !== picture))}
            />
          </li>
        ))}
        <li>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first */}
          <div
            className={classes.drop}
            data-over={over || undefined}
            onDragOver={(e) => {
              e.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(e) => {
              e.preventDefault();
              setOver(false);
              add(e.dataTransfer.files);
            }}
          >
            <IconPhotoPlus size={30} stroke={1.5} aria-hidden />
            <span>
              {pictures.length ? t`${pictures.length} of ${MOST_PICTURES}` : t`Add pictures`}
            </span>
            <input
              id={id}
              type="file"
              multiple
              accept={PICTURES}
              onChange={(e) => {
                add(e.currentTarget.files);
                e.currentTarget.value = "";
              }}
            />
          </div>
        </li>
      </ul>
      <p className={classes.hint}>
        {t`Show the whole lot, one piece close up, and the worst of it. The first picture is the one that buyers see in lists.`}
      </p>
    </div>
  );
}
