import { Outlet } from "react-router";
import { membersOnly } from "../lib/api/browser.ts";
import type { Route } from "./+types/members-only";

/**
 * S2.20: a visitor without a stored webtoken is sent to `/`. Not by a loader: while one runs, no
 * page below could show what it is waiting for.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_, next) => {
    membersOnly();
    return next();
  },
];

export default function MembersOnly() {
  return <Outlet />;
}
