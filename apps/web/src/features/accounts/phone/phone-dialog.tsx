import { t } from "ttag";
import { PhoneProof } from "../../../shared/sign-in/phone-proof.tsx";
import type { ProvenPhone } from "../../../shared/sign-in/proven-phone.ts";
import { Dialog } from "../../../ui/dialog.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
  onProven: (phone: ProvenPhone) => void;
}

/** S2.34: opens by itself for a visitor; whoever only looks around may close it. */
export function PhoneDialog({ open, onClose, onProven }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t`Verify your phone`}>
      <p>
        {t`Every member of Rebale is a real trader with their own phone. Please verify yours to continue.`}
      </p>
      <PhoneProof
        purpose="registration"
        onProven={({ token, expires_at }, mobile) =>
          onProven({ mobile, token, expiresAt: expires_at })
        }
      />
    </Dialog>
  );
}
