import { useEffect, useState } from "react";
import { api } from "../../lib/api/browser.ts";
import { audience } from "../../lib/api/operations.ts";
import type { Session } from "../../lib/session/session.ts";

/** The last session that was asked about: menus come and go with the pages, two of them at once. */
let known: { readonly token: string; readonly isInvited: Promise<boolean> } | null = null;

function readInvited(token: string): Promise<boolean> {
  if (known?.token === token) return known.isInvited;
  const asked = {
    token,
    isInvited: api.call(audience.invitedLots, { query: { rows: 1 } }).then(
      ({ total }) => total > 0,
      () => {
        // The next menu asks again.
        if (known === asked) known = null;
        return false;
      },
    ),
  };
  known = asked;
  return asked.isInvited;
}

/** Whether some lot is, or was, for the buyer's company and other invited ones alone. */
export function useInvited({ token, type }: Session): boolean {
  const [isInvited, setInvited] = useState(false);
  useEffect(() => {
    let isHere = true;
    if (!token || type !== "buyer") return setInvited(false);
    void readInvited(token).then((is) => isHere && setInvited(is));
    return () => {
      isHere = false;
    };
  }, [token, type]);
  return isInvited;
}
