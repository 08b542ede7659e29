import { useState } from "react";
import { t } from "ttag";
import { referenceOf } from "../../lib/language/reference-of.ts";
import { PlainButton } from "../button-link.tsx";
import classes from "./states.module.css";

/** A number to tell to the one who helps, who finds in the log what failed. */
export function Reference({ of }: { of: unknown }) {
  const [isCopied, setCopied] = useState(false);
  const reference = referenceOf(of);
  if (reference === null) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(reference);
    setCopied(true);
  };
  return (
    <p className={classes.reference}>
      {t`If you ask us about it, name this:`} <code>{reference}</code>{" "}
      <PlainButton kind="quiet" onClick={() => void copy()}>
        {isCopied ? t`Copied` : t`Copy`}
      </PlainButton>
    </p>
  );
}
