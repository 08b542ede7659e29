import { useState } from "react";

/**
 * Whether this picture did not load, also when it failed before the scripts ran and its event had
 * been fired already. `watch` goes onto the `img`.
 */
export function useFailedPicture(source: string | null | undefined) {
  const [failed, setFailed] = useState<string | null>(null);
  const fail = () => setFailed(source ?? null);
  return {
    failed: !source || failed === source,
    watch: {
      ref: (img: HTMLImageElement | null) => {
        if (img?.complete && img.naturalWidth === 0) fail();
      },
      onError: fail,
    },
  };
}
