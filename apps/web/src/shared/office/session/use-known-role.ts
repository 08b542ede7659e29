import { useEffect } from "react";
import { office } from "../../../lib/api/office-operations.ts";
import { api } from "./office-api.ts";
import { rememberRole, useOfficeSession } from "./office-session.ts";

/** Asks the server for the role that a browser does not know: it signed in before there were any. */
export function useKnownRole(): void {
  const session = useOfficeSession();
  const isUnknown = session.state === "in" && session.role === null;
  useEffect(() => {
    if (!isUnknown) return;
    api.call(office.officeMe).then(
      ({ data }) => rememberRole(data.role),
      () => undefined,
    );
  }, [isUnknown]);
}
