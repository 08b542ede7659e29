import type { PhotoShot } from "@rebale/contract/listings";
import { useEffect, useState } from "react";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";

/** The photographs that lots of a material ask for; none while they are not known. */
export function useShots(material: string | null): readonly PhotoShot[] {
  const [shots, setShots] = useState<readonly PhotoShot[]>([]);
  useEffect(() => {
    let isThere = true;
    setShots([]);
    if (material === null) return;
    api.call(listings.materialPhotos, { params: { code: material } }).then(
      ({ data }) => isThere && setShots(data),
      // Pictures are sent as well without the list.
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [material]);
  return shots;
}
