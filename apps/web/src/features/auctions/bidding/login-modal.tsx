import { useEffect } from "react";
import { t } from "ttag";
import { says, timing } from "../../../lib/messages.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "./bidding.module.css";

/** S2.41, S5.6: shown for one second. */
export function LoginModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onClose, timing.loginModal);
    return () => clearTimeout(timer);
  }, [open, onClose]);
  return (
    <Dialog open={open} onClose={onClose} title={t`Login`}>
      <p className={classes.login} role="alert">
        {says.logInToBid}
      </p>
    </Dialog>
  );
}
