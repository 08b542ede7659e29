import { useEffect, useState } from "react";
import { api } from "../../lib/api/browser.ts";
import { audience } from "../../lib/api/operations.ts";
import type { Session } from "../../lib/session/session.ts";

/** The last session that was asked about: menus come and go with the pages. */
let known = { token: "", isInvited: false };

/** Whether some lot is, or was, for the buyer's company and other invited ones alone. */
export function useInvited({ token, type }: Session): boolean {
  const [isInvited, setInvited] = useState(false);
  useEffect(() => {
    if (!token || type !== "buyer") return setInvited(false);
    setInvited(known.token === token && known.isInvited);
    if (known.token === token) return;
    api.call(audience.invitedLots, { query: { rows: 1 } }).then(
      ({ total }) => {
        known = { token, isInvited: total > 0 };
        setInvited(total > 0);
      },
      () => undefined,
    );
  }, [token, type]);
  return isInvited;
}
