import type { DataOf } from "@rebale/contract";
import type { bankOfIfsc } from "@rebale/contract/accounts";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";

export type Bank = DataOf<typeof bankOfIfsc>;

/** The bank of an IFSC, a moment after it is whole; null before, and where it cannot be asked. */
export function useBank(typed: string): Bank | null {
  const ifsc = typed.trim().toUpperCase();
  const [bank, setBank] = useState<Bank | null>(null);
  useEffect(() => {
    setBank(null);
    if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc)) return;
    let current = true;
    api.call(accounts.bankOfIfsc, { params: { ifsc } }).then(
      ({ data }) => current && setBank(data),
      // Without the list the form works as it did.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [ifsc]);
  return bank;
}
