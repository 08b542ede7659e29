import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { explain } from "../../../lib/explain.ts";
import { says } from "../../../lib/messages.ts";
import { toast } from "../../../lib/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { CatalogField } from "../drafts/catalog-field.tsx";
import { type Chosen, nothingChosen } from "../drafts/use-drafts.ts";
import { PictureField } from "../pictures/picture-field.tsx";
import { sendFiles } from "../sending/use-upload.ts";
import classes from "./own-lots.module.css";

/** Until it is approved, a lot's pictures and catalogue may be replaced. */
export function ChangePictures({ lot }: { lot: OwnLot }) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [files, setFiles] = useState<Chosen>(nothingChosen);
  const [share, setShare] = useState<number | null>(null);
  const nothing = !files.pictures.length && !files.catalog;

  const send = async () => {
    setShare(0);
    try {
      await sendFiles(lot._id, files, setShare);
      toast.success(says.picturesChanged);
      setFiles(nothingChosen);
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
      <PlainButton kind="quiet" onClick={() => setOpen(true)}>
        {lot.images.length ? t`Change pictures` : t`Add pictures`}
      </PlainButton>
      <Dialog open={open} onClose={() => share === null && setOpen(false)} title={lot.title}>
        <div className={classes.change}>
          {lot.images.length > 0 && (
            <p>
              {lot.images.length === 1
                ? t`New pictures take the place of the one there now.`
                : t`New pictures take the place of the ${lot.images.length} there now.`}
            </p>
          )}
          <PictureField
            pictures={files.pictures}
            onChange={(pictures) => setFiles({ ...files, pictures })}
          />
          <CatalogField
            catalog={files.catalog}
            onChange={(catalog) => setFiles({ ...files, catalog })}
          />
          {share === null ? (
            <PlainButton kind="main" disabled={nothing} onClick={() => void send()}>
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
