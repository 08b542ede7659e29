import type { Company, CompanyPaperKind, Paper } from "@rebale/contract/companies";
import { useState } from "react";
import { t } from "ttag";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "../company.module.css";
import { askedFor, paperNames } from "./paper-labels.ts";
import { PaperRow } from "./paper-row.tsx";
import { SendPaper } from "./send-paper.tsx";

const KINDS = Object.keys(paperNames) as CompanyPaperKind[];

interface Props {
  papers: readonly Paper[];
  /** The company's PAN, for its card. */
  pan: string | null;
  /** The kind of body it is, where that is known. */
  entity: Company["entity"];
  /** For a seller who is not let in yet. */
  bearer?: string;
  lead: string;
}

/** The company's papers: of each kind the one that counts, and those before it. */
export function Papers({ papers, pan, entity, bearer, lead }: Props) {
  const [sending, setSending] = useState<CompanyPaperKind | null>(null);
  const close = () => setSending(null);
  const sentOf = (kind: CompanyPaperKind) => papers.find((paper) => paper.kind === kind);
  return (
    <section className={classes.card} id="papers">
      <h2>{t`Papers`}</h2>
      <p>{lead}</p>
      <ul className={classes.users}>
        {KINDS.filter((kind) => sentOf(kind) || askedFor(kind, entity)).map((kind) => (
          <PaperRow
            key={kind}
            kind={kind}
            paper={sentOf(kind)}
            asked={askedFor(kind, entity)}
            bearer={bearer}
            onSend={() => setSending(kind)}
          />
        ))}
      </ul>
      <Dialog
        open={sending !== null}
        onClose={close}
        title={sending ? paperNames[sending] : t`Papers`}
      >
        {sending && (
          <SendPaper
            kind={sending}
            number={sending === "pan" ? (pan ?? "") : ""}
            bearer={bearer}
            onClose={close}
          />
        )}
      </Dialog>
    </section>
  );
}
