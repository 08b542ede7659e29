import { jt, t } from "ttag";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** S2.38, S4.4: closing it goes home. */
export function AwaitingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t`Thank you, we have your details`}>
      <p>{jt`Your account must be ${<strong key="1">{t`activated by an admin`}</strong>} before you can log in. You will receive an email that confirms your verification.`}</p>
      <PlainButton kind="main" onClick={onClose}>
        {t`Go to Homepage`}
      </PlainButton>
    </Dialog>
  );
}
