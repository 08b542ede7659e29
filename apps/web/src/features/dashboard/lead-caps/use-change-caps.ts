import type { BodyIn } from "@rebale/contract";
import type { setLeadCap } from "@rebale/contract/lead-caps";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { leadCaps } from "../../../lib/api/operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";

/** Sets a limit or takes one back; answers whether it is done. */
export function useChangeCaps() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const change = async (call: Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await call;
      await revalidate();
      toast.success(done);
      return true;
    } catch (failure) {
      setError(explain(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    error,
    complain: setError,
    set: (body: BodyIn<typeof setLeadCap>) =>
      change(api.call(leadCaps.setLeadCap, { body }), t`Your limit is set`),
    remove: (id: string) =>
      change(api.call(leadCaps.removeLeadCap, { params: { id } }), t`Your limit is removed`),
  };
}
