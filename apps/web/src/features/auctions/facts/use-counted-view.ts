import { useEffect } from "react";
import { api } from "../../../lib/api/browser.ts";
import { figures } from "../../../lib/api/operations.ts";

/** Long enough to have looked, in ms. */
const LOOKED = 1500;

/** The seller's dashboard says how often the lot was looked at. */
export function useCountedView(lotId: string) {
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void api.call(figures.countView, { body: { product_id: lotId } }).catch(() => undefined),
      LOOKED,
    );
    return () => clearTimeout(timer);
  }, [lotId]);
}
