import type { Permission } from "@rebale/contract/office/permissions";
import { useMay } from "./office-session.ts";

/** Shows its children to those who may do it; the server refuses everybody else anyway. */
export function May({ do: permission, children }: { do: Permission; children: React.ReactNode }) {
  return useMay()(permission) && children;
}
