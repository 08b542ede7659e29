import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { t } from "ttag";
import IconDots from "~icons/tabler/dots";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Attempts } from "../relist/attempts.tsx";
import { RelistButton } from "../relist/relist-button.tsx";
import { ChangePictures } from "./change-pictures.tsx";
import { CopyLink } from "./copy-link.tsx";
import classes from "./own-lots.module.css";

/** All that can be done with a lot, besides the one thing that its row is about. */
export function LotMenu({ lot }: { lot: OwnLot }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.more}
        aria-haspopup="dialog"
        aria-label={t`More: ${lot.title}`}
        onClick={() => setOpen(true)}
      >
        <IconDots size={22} aria-hidden />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={lot.title} size="sheet">
        <div className={classes.menu}>
          {lot.is_approved ? (
            <>
              <ButtonLink to={`/auctiondetail/${lot.url}`} kind="quiet">
                {t`Bid Detail`}
              </ButtonLink>
              {(lot.status === "live" || lot.status === "upcoming") && (
                <ButtonLink to={`/change/${lot._id}`} kind="quiet">
                  {t`Change this lot`}
                </ButtonLink>
              )}
            </>
          ) : (
            <>
              <ButtonLink to={`/sellnow/${lot._id}`} kind="quiet">
                {t`Edit`}
              </ButtonLink>
              <ChangePictures lot={lot} />
            </>
          )}
          <RelistButton lot={lot} />
          <CopyLink lot={lot} />
          <Attempts lot={lot} />
        </div>
      </Dialog>
    </>
  );
}
