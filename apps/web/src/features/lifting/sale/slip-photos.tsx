import type { Trip } from "@rebale/contract/lifting";
import { useCallback, useEffect, useState } from "react";
import { t } from "ttag";
import IconPhotoOff from "~icons/tabler/photo-off";
import { dateTime, kilograms } from "../../../lib/formatting/formatting.ts";
import { readPicture } from "../../../lib/forms/save-file.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { usePreview } from "../../../ui/fields/use-preview.ts";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./truck-sheet.module.css";

type Slip = Trip["slips"][number];

const slipNames = { tare: t`Slip of the empty truck`, gross: t`Slip of the loaded truck` } as const;

/** The weighbridge's slips as they were photographed: who agrees with a weight has seen them. */
export const SlipPhotos = ({ slips }: { slips: readonly Slip[] }) => (
  <ul className={classes.slips}>
    {slips.map((slip) => (
      <li key={slip._id}>
        <Photo slip={slip} />
        <b className="figures">
          {slipNames[slip.kind]}: {kilograms(slip.kg)}
        </b>
        <span>
          <WithDates>{t`${slip.bridge}, slip ${slip.slip_no}, ${dateTime(slip.at)}`}</WithDates>
        </span>
        {slip.reason && <q>{slip.reason}</q>}
      </li>
    ))}
  </ul>
);

function Photo({ slip }: { slip: Slip }) {
  const [open, setOpen] = useState(false);
  const { picture, failed, read } = usePhoto(slip.photo);
  const name = slipNames[slip.kind];
  if (failed)
    return (
      <button type="button" className={classes.photo} onClick={read}>
        <IconPhotoOff width={30} height={30} aria-hidden />
        {t`The photo did not load. Try again`}
      </button>
    );
  if (!picture) return <Skeleton height={150} />;
  return (
    <>
      <button type="button" className={classes.photo} onClick={() => setOpen(true)}>
        <img src={picture} alt={name} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name} size="full">
        <img src={picture} alt={name} className={classes.whole} />
      </Dialog>
    </>
  );
}

/** Private: it is fetched with the member's token. */
function usePhoto(path: string) {
  const [blob, setBlob] = useState<Blob | null>(null);
  const [failed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    readPicture(path).then(setBlob, () => setFailed(true));
  }, [path]);
  useEffect(read, [read]);
  return { picture: usePreview(blob), failed, read };
}
