import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { paperNames } from "../../../shared/goods/paper-words.rules.ts";
import { DocumentPane } from "../../../shared/office/documents/document-pane.tsx";
import { Section } from "../../../shared/office/section.tsx";
import classes from "./sales.module.css";

/** Invoices, challans and notes of a sale, each read in place. */
export function SalePapers({ award: { papers } }: { award: Award }) {
  const [open, setOpen] = useState<string | null>(null);
  if (papers.length === 0) return null;
  return (
    <Section title="Papers">
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
            {paperNames[kind]} <b className="figures">{number}</b>
          </summary>
          {open === url && <DocumentPane of="invoice" file={idOf(url)} name={number} />}
        </details>
      ))}
    </Section>
  );
}

const idOf = (url: string): string => url.slice(url.lastIndexOf("/") + 1);
