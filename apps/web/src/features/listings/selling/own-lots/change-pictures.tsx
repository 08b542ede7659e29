import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../../lib/api/browser.ts";
import { auctions } from "../../../../lib/api/operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { formMessages } from "../../../../lib/language/form-messages.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Progress } from "../../../../ui/later/progress.tsx";
import { CatalogField } from "../drafts/catalog-field.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { type Picture, sentWith } from "../pictures/stored.ts";
import { sendFiles } from "../sending/use-upload.ts";
import classes from "./own-lots.module.css";

/** Until it is approved, a lot's pictures are changed and put in order, its catalogue replaced. */
export function ChangePictures({ lot }: { lot: OwnLot }) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [catalog, setCatalog] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [material, setMaterial] = useState<string | null>(null);
  const same = sentWith(pictures).order === sentWith(lot.images).order;

  const start = () => {
    setPictures(lot.images);
    setCatalog(null);
    setOpen(true);
    api.call(auctions.details, { params: { idname: lot._id } }).then(
      ({ data }) => setMaterial(data.photos_of),
      // Pictures are changed as well without the list of those asked for.
      () => undefined,
    );
  };
  const send = async () => {
    setShare(0);
    try {
      await sendFiles(lot._id, { pictures, catalog }, setShare);
      toast.success(formMessages.picturesChanged);
      setOpen(false);
      await revalidate();
    } catch (error) {
      toast.error(explain(error)); // the files stay chosen for another try
    } finally {
      setShare(null);
    }
  };

  return (
    <>
      <PlainButton kind="quiet" onClick={start}>
        {lot.images.length ? t`Change pictures` : t`Add pictures`}
      </PlainButton>
      <Dialog open={open} onClose={() => share === null && setOpen(false)} title={lot.title}>
        <div className={classes.change}>
          <PictureField pictures={pictures} material={material} onChange={setPictures} />
          <CatalogField catalog={catalog} onChange={setCatalog} />
          {share === null ? (
            <PlainButton kind="main" disabled={same && !catalog} onClick={() => void send()}>
              {t`Send`}
            </PlainButton>
          ) : (
            <Progress share={share} label={t`Sending`} />
          )}
        </div>
      </Dialog>
    </>
  );
}
