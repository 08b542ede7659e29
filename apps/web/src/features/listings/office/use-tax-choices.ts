import { useEffect, useState } from "react";
import { t } from "ttag";
import { listings } from "../../../lib/api/office-operations.ts";
import { api } from "../../../shared/office/session/office-api.ts";

/** Materials with what they are taxed at; what cannot be read is asked for again by the refusal. */
export function useTaxChoices() {
  const [choices, setChoices] = useState([{ value: "", label: t`Choose a material` }]);
  useEffect(() => {
    let isThere = true;
    api
      .call(listings.materials)
      .then(({ data }) => {
        if (!isThere) return;
        const known = data.filter(({ gst_percent }) => gst_percent !== null);
        const named = known.map(({ code, name, hsn, gst_percent }) => ({
          value: code,
          label: t`${name}: HSN ${hsn}, GST ${gst_percent} %`,
        }));
        setChoices(([none]) => [...(none ? [none] : []), ...named]);
      })
      .catch(() => undefined);
    return () => {
      isThere = false;
    };
  }, []);
  return choices;
}
