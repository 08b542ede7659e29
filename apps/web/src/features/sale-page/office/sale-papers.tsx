import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { t } from "ttag";
import { nameOfPaper } from "../../../shared/goods/paper-labels.rules.ts";
import { DocumentPane } from "../../../shared/office/documents/document-pane.tsx";
import { Section } from "../../../shared/office/section.tsx";
import classes from "./sales.module.css";

/** Papers of tax and of the goods of a sale, each read in place. */
export function SalePapers({ award: { papers } }: { award: Award }) {
  const [open, setOpen] = useState<string | null>(null);
  if (papers.length === 0) return null;
  return (
    <Section title={t`Papers`}>
      {papers.map(({ kind, number, url }) => (
        <details
          key={url}
          className={classes.paper}
          open={open === url}
          onToggle={({ currentTarget }) =>
            setOpen((now) => (currentTarget.open ? url : now === url ? null : now))
          }
        >
          <summary>
            {nameOfPaper[kind]} <b className="figures">{number}</b>
          </summary>
          {open === url && <DocumentPane {...documentAt(url)} name={number} />}
        </details>
      ))}
    </Section>
  );
}

/** `/invoice/12` or `/goods-paper/12` */
const documentAt = (url: string) => ({
  of: url.startsWith("/invoice/") ? ("invoice" as const) : ("goods-paper" as const),
  file: url.slice(url.lastIndexOf("/") + 1),
});
