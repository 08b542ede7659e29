import type { PhotoShot, Shot } from "@rebale/contract/listings";
import { useId } from "react";
import { t } from "ttag";
import IconCameraPlus from "~icons/tabler/camera-plus";
import IconCheck from "~icons/tabler/check";
import { language } from "../../../../lib/language/language.ts";
import { namedTitle } from "../../../../lib/names/named.ts";
import { PICTURES } from "../../../../ui/fields/file-field.tsx";
import classes from "./shot-list.module.css";
import type { Picture } from "./stored.ts";

interface Props {
  shots: readonly PhotoShot[];
  pictures: readonly Picture[];
  /** Pictures chosen as one of the shots. */
  onAdd: (files: FileList | null, shot: Shot) => void;
}

/** The photographs that buyers of such goods ask for: which are there, needed or wished. */
export function ShotList({ shots, pictures, onAdd }: Props) {
  const id = useId();
  const taken = new Set(pictures.map(({ shot }) => shot));
  const missing = shots.filter(({ shot, needed }) => needed && !taken.has(shot)).map(namedTitle);
  if (shots.length === 0) return null;
  return (
    <section className={classes.list} aria-labelledby={id}>
      <h3 id={id}>{t`Photographs buyers ask for`}</h3>
      <p role="status" data-missing={missing.length > 0 || undefined}>
        {missing.length > 0
          ? t`Needed and missing: ${missing.join(", ")}. The lot says so until they are here.`
          : t`All that is needed is here.`}
      </p>
      <ul>
        {shots.map((one) => (
          <li key={one.shot} data-taken={taken.has(one.shot) || undefined}>
            <ShotLine shot={one} taken={taken.has(one.shot)} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShotLine({
  shot: asked,
  taken,
  onAdd,
}: Pick<Props, "onAdd"> & { shot: PhotoShot; taken: boolean }) {
  const title = namedTitle(asked);
  const state = taken ? t`here` : asked.needed ? t`needed` : t`wished`;
  return (
    <label className={classes.shot}>
      {taken ? <IconCheck size={20} aria-hidden /> : <IconCameraPlus size={20} aria-hidden />}
      <span>
        <b>{title}</b> <em>{state}</em>
        <small>{language === "hi" ? asked.hint_hi : asked.hint}</small>
      </span>
      <input
        type="file"
        accept={PICTURES}
        aria-label={t`Add picture: ${title} (${state})`}
        onChange={(e) => {
          onAdd(e.currentTarget.files, asked.shot);
          e.currentTarget.value = "";
        }}
      />
    </label>
  );
}
