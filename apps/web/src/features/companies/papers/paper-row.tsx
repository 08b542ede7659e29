import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { CompanyPaperKind, Paper } from "@rebale/contract/companies";
import { t } from "ttag";
import { date } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { messages } from "../../../lib/language/messages.ts";
import { storedToken } from "../../../lib/session/session.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../company.module.css";
import { paperHints, paperNames, paperStates } from "./paper-labels.ts";

interface Props {
  kind: CompanyPaperKind;
  paper?: Paper | undefined;
  /** Whether it is needed, in words. */
  asked: string | null;
  bearer?: string | undefined;
  onSend: () => void;
}

export function PaperRow({ kind, paper, asked, bearer, onSend }: Props) {
  const name = paperNames[kind];
  return (
    <li className={classes.user}>
      <div className={classes.who}>
        <strong>
          {name}{" "}
          {paper && (
            <span className={classes.status} data-status={paper.status}>
              {paperStates[paper.status]}
            </span>
          )}
        </strong>
        {paper ? (
          <PaperFacts paper={paper} />
        ) : (
          <span>{[asked, paperHints[kind]].filter(Boolean).join(" · ")}</span>
        )}
        {paper?.reason && <span className={classes.asked}>{paper.reason}</span>}
        {paper && paper.history.length > 0 && (
          <History papers={paper.history} name={name} bearer={bearer} />
        )}
      </div>
      <Group gap={10}>
        {paper && (
          <PlainButton kind="quiet" onClick={() => void saveDocument(paper.document, name, bearer)}>
            {t`Download`}
            <span className="unseen"> {name}</span>
          </PlainButton>
        )}
        <PlainButton kind={paper ? "quiet" : "brand"} onClick={onSend}>
          {paper ? t`Send a newer one` : t`Send`}
          <span className="unseen"> {name}</span>
        </PlainButton>
      </Group>
    </li>
  );
}

const PaperFacts = ({ paper: { number, sent_at, valid_to } }: { paper: Paper }) => (
  <span className="figures">
    <WithDates>
      {[number, t`sent ${date(sent_at)}`, valid_to && t`valid until ${date(valid_to)}`]
        .filter(Boolean)
        .join(" · ")}
    </WithDates>
  </span>
);

const History = ({
  papers,
  name,
  bearer,
}: {
  papers: Paper["history"];
  name: string;
  bearer?: string | undefined;
}) => (
  <details className={classes.history}>
    <summary>{papers.length === 1 ? t`1 older one` : t`${papers.length} older ones`}</summary>
    <ul>
      {papers.map((paper) => (
        <li key={paper._id}>
          <button type="button" onClick={() => void saveDocument(paper.document, name, bearer)}>
            {t`Download`}
            <span className="unseen"> {name}</span>
          </button>
          <span className="figures">
            <WithDates>{[paper.number, date(paper.sent_at)].filter(Boolean).join(" · ")}</WithDates>
          </span>
        </li>
      ))}
    </ul>
  </details>
);

/**
 * A private document is fetched with a token, so no plain link can lead to it.
 * @param bearer of the own application; else the member's
 */
async function saveDocument(file: string, name: string, bearer?: string): Promise<void> {
  try {
    const response = await fetch(`/api/company/document/${encodeURIComponent(file)}`, {
      headers: { authorization: `Bearer ${bearer ?? storedToken()}` },
    });
    if (!response.ok) return toast.error(messages.unexpected);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = `${name}${file.slice(file.lastIndexOf("."))}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (error) {
    toast.error(explain(error));
  }
}
