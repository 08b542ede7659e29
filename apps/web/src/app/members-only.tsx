import { Outlet } from "react-router";
import { membersOnly } from "../lib/api/browser.ts";
import { Waiting } from "../ui/states/waiting.tsx";

/**
 * S2.20: a visitor without a stored webtoken is sent to `/`. The server knows no member, so it
 * shows the waiting page.
 */
export async function clientLoader() {
  membersOnly();
  return null;
}
clientLoader.hydrate = true as const;

export { Waiting as HydrateFallback };

export default function MembersOnly() {
  return <Outlet />;
}
