import { t } from "ttag";
import IconCircleCheck from "~icons/tabler/circle-check";
import { PlainButton } from "../../../ui/button-link.tsx";
import { PhoneField } from "../../../ui/fields/india-fields.tsx";
import classes from "./registration.module.css";
import type { Registering } from "./use-registration.ts";

/** S5.2: read-only, filled by the verification. */
export function ProvenMobile({
  registering: { proven, form, setAsking },
}: {
  registering: Registering;
}) {
  const mobile = proven.phone?.mobile ?? "";
  return (
    <div className={classes.mobile}>
      <PhoneField
        label={t`Mobile number`}
        withAsterisk
        readOnly
        value={mobile}
        error={form.errors["contact.mobile"]}
        rightSection={mobile ? <IconCircleCheck size={22} aria-label={t`Verified`} /> : null}
        description={mobile ? t`Verified` : t`Not verified yet`}
      />
      {!mobile && (
        <PlainButton kind="quiet" onClick={() => setAsking(true)}>
          {t`Verify`}
        </PlainButton>
      )}
    </div>
  );
}
