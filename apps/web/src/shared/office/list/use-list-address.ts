import { useSearchParams } from "react-router";
import { changedAddress, readListAddress } from "./list-address.rules.ts";

export function useListAddress() {
  const [address, setAddress] = useSearchParams();
  const to = (change: Record<string, string | number | null>) =>
    `?${changedAddress(address, change)}`;
  return {
    ...readListAddress(address),
    open: address.get("open"),
    get: (name: string) => address.get(name),
    /** Where a link with this change leads. */
    to,
    go: (change: Record<string, string | number | null>, replace = false) =>
      setAddress((now) => changedAddress(now, change), { replace, preventScrollReset: true }),
  };
}
