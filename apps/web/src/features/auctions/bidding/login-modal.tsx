import { useEffect } from "react";
import { t } from "ttag";
import { says, timing } from "../../../lib/language/messages.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "./bidding.module.css";

interface Props {
  open: boolean;
  /** Closed by who reads it: they stay here. */
  onClose: () => void;
  /** After its second. */
  onShown: () => void;
}

/** S2.41, S5.6: shown for one second. */
export function LoginModal({ open, onClose, onShown }: Props) {
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onShown, timing.loginModal);
    return () => clearTimeout(timer);
  }, [open, onShown]);
  return (
    <Dialog open={open} onClose={onClose} title={t`Login`}>
      <p className={classes.login} role="alert">
        {says.logInToBid}
      </p>
    </Dialog>
  );
}
