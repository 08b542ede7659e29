import { Outlet } from "react-router";
import { membersOnly } from "../lib/api/browser.ts";
import type { PageHandle } from "../lib/page/page-handle.ts";
import { useSessionEnded } from "../lib/session/session.ts";
import { LoggedOut } from "../ui/states/failed.tsx";
import type { Route } from "./+types/members-only";

export const handle: PageHandle = { isWork: true };

/**
 * S2.20: a visitor without a stored webtoken is sent to `/`. Not by a loader: while one runs, no
 * page below could show what it is waiting for.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    membersOnly(request);
    return next();
  },
];

export default function MembersOnly() {
  const isEnded = useSessionEnded();
  return (
    <>
      {isEnded && <LoggedOut />}
      <Outlet />
    </>
  );
}
