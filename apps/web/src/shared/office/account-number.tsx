import { useState } from "react";
import { t } from "ttag";
import { PlainButton } from "../../ui/button-link.tsx";

/** Its end alone until somebody asks for the whole: nobody reads it over a shoulder. */
export function AccountNumber({ number }: { number: string }) {
  const [whole, setWhole] = useState(false);
  return (
    <>
      <span className="figures">{whole ? number : `•••• ${number.slice(-4)}`}</span>{" "}
      {!whole && (
        <PlainButton
          kind="quiet"
          aria-label={t`Show the whole account number`}
          onClick={() => setWhole(true)}
        >
          {t`Show`}
        </PlainButton>
      )}
    </>
  );
}
