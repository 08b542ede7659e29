import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import { type PhotoShot, PICTURED_PAPERS, type Shot } from "@rebale/contract/listings";
import { useId, useRef, useState } from "react";
import { t } from "ttag";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import IconPhotoPlus from "~icons/tabler/photo-plus";
import IconX from "~icons/tabler/x";
import { fileFault } from "../../../../lib/forms/file-faults.rules.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { formMessages } from "../../../../lib/language/form-messages.ts";
import { namedTitle } from "../../../../lib/names/named.ts";
import { paperName } from "../../../../shared/lot/paper-name.ts";
import { PICTURES } from "../../../../ui/fields/file-field.tsx";
import { MAX_PICTURES } from "../selling.rules.ts";
import classes from "./picture-field.module.css";
import { ShotList } from "./shot-list.tsx";
import { isStored, nameOf, type Picture, showing } from "./stored.ts";
import { useShots } from "./use-shots.ts";
import { useShown } from "./use-shown.ts";

const sign = (picture: Picture) => {
  if (isStored(picture)) return picture.image;
  const { name, size, lastModified } = picture.file;
  return `${name}/${size}/${lastModified}`;
};

interface Props {
  pictures: readonly Picture[];
  /** Its photographs are asked for; null while it is not known. */
  material: string | null;
  onChange: (pictures: Picture[]) => void;
}

/** S5.9: several pictures, seen at once, taken out one by one or all at once. */
export function PictureField({ pictures, material, onChange }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const dragged = useRef<number | null>(null);
  const shots = useShots(material);
  const add = (files: FileList | null, shot?: Shot) => {
    const given = [...(files ?? [])];
    const faults = given.map((file) => fileFault(file, "picture"));
    const fresh = given
      .filter((_, i) => !faults[i])
      .map((file) => ({ file, ...(shot && { shot }) }))
      .filter((one) => !pictures.some((p) => sign(p) === sign(one)));
    toast.error(...faults.filter((fault) => fault !== null));
    const all = [...pictures, ...fresh];
    if (all.length > MAX_PICTURES) toast.error(formMessages.tooManyPictures);
    onChange(all.slice(0, MAX_PICTURES));
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
            <PictureShows
              picture={picture}
              shots={shots}
              onChange={(changed) => onChange(pictures.map((p) => (p === picture ? changed : p)))}
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
              {pictures.length ? t`${pictures.length} of ${MAX_PICTURES}` : t`Add pictures`}
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
      <ShotList shots={shots} pictures={pictures} onAdd={add} />
      <p className={classes.hint}>
        {t`Show the whole lot, one piece close up, and the worst of it; a weigh slip or a test report says more than words. The first picture is the one that buyers see in lists.`}
      </p>
    </div>
  );
}

/** The same things with the one at `from` standing at `to`. */
function moved<T>(things: readonly T[], from: number, to: number): T[] {
  const rest = things.filter((_, i) => i !== from);
  const thing = things[from];
  if (thing === undefined || to < 0 || to >= things.length) return [...things];
  return [...rest.slice(0, to), thing, ...rest.slice(to)];
}

const GOODS = "";

/** Whether it shows the goods, one of the views asked for, or a paper about them. */
const PictureShows = ({
  picture,
  shots,
  onChange,
}: {
  picture: Picture;
  shots: readonly PhotoShot[];
  onChange: (picture: Picture) => void;
}) => {
  const name = nameOf(picture);
  return (
    <NativeSelect
      className={classes.kind}
      autoComplete="off"
      aria-label={t`What ${name} shows`}
      value={picture.kind ?? picture.shot ?? GOODS}
      onChange={({ currentTarget: { value } }) =>
        onChange(
          showing(picture, {
            kind: PICTURED_PAPERS.find((kind) => kind === value),
            shot: shots.find(({ shot }) => shot === value)?.shot,
          }),
        )
      }
      data={[
        { value: GOODS, label: t`Goods` },
        ...shots.map((one) => ({ value: one.shot, label: namedTitle(one) })),
        ...PICTURED_PAPERS.map((value) => ({ value, label: paperName[value] })),
      ]}
    />
  );
};

interface ChosenPictureProps {
  picture: Picture;
  at: number;
  count: number;
  /** To another place in the order. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One picture: dragged by a mouse, moved by its arrows with keyboard and finger. */
function ChosenPicture({ picture, at, count, onMove, onRemove }: ChosenPictureProps) {
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
