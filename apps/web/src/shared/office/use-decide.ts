import { Refused } from "../../lib/api/refused.ts";
import { useReread } from "./list/use-reread.ts";

/**
 * Decides. Where it no longer fits, as a colleague was first, the screen is read again behind the
 * words that say so.
 */
export function useDecide() {
  const reread = useReread();
  return async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Refused && error.status === 409) await reread();
      throw error;
    }
  };
}
