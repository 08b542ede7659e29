import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense, useId, useState } from "react";
import { t } from "ttag";
import classes from "./terms.module.css";

const TermsFacts = lazy(() => import("./terms-facts.tsx"));

/** The terms that a first bid accepts, in one line; changed since, they are opened at once. */
export default function AcceptsTerms({ lot: { terms, standing } }: { lot: AuctionDetails }) {
  const id = useId();
  const [first] = useState(terms?.version);
  const [opened, setOpened] = useState<boolean | null>(null);
  if (!terms || standing !== "none") return null;
  const changed = terms.version !== first;
  const open = opened ?? changed;
  return (
    <div className={classes.accepts} data-changed={changed || undefined}>
      <p role={changed ? "alert" : undefined}>
        {changed && <b>{t`The terms of this lot have changed.`} </b>}
        {t`With your first bid you accept the terms, version ${terms.version}.`}{" "}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpened(!open)}
        >
          {open ? t`Hide the terms` : t`Read the terms`}
        </button>
      </p>
      <div id={id}>
        <Suspense>{open && <TermsFacts terms={terms} />}</Suspense>
      </div>
    </div>
  );
}
