import { useState } from "react";
import { useRevalidator } from "react-router";
import { explain } from "../language/explain.ts";
import { toast } from "./toast.ts";

/**
 * For a button that makes one call: `send` says in a toast how it went, reads the page anew, as a
 * refusal may mean that it has changed, and answers whether it was done.
 */
export function useCommand() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const send = async (call: () => Promise<unknown>, success: string): Promise<boolean> => {
    setBusy(true);
    try {
      await call();
      toast.success(success);
      return true;
    } catch (error) {
      toast.error(explain(error));
      return false;
    } finally {
      setBusy(false);
      void revalidate();
    }
  };
  return { busy, send };
}
