import { Link } from "react-router";
import { t } from "ttag";
import { Notice } from "../../../../shared/office/notice.tsx";
import { useMay } from "../../../../shared/office/session/office-session.ts";

/** Why the desk may be empty. */
export function MoneyOff() {
  const mayChange = useMay()("settings.change");
  return (
    <Notice>
      {t`Money is off in this market: new lots ask for no deposit, and buyer and seller pay each other. What is under way goes on.`}{" "}
      {mayChange ? (
        <Link to="/admin/money/settings">{t`Money settings`}</Link>
      ) : (
        t`An owner of the office turns it on.`
      )}
    </Notice>
  );
}
