import { TextInput } from "@mantine/core";
import { jt, t } from "ttag";
import { companyPapers } from "../../../shared/office/code-names.rules.ts";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Paper, ReviewedCompany } from "@rebale/contract/companies";
import { date } from "../../../lib/formatting/formatting.ts";
import { AccountNumber } from "../../../shared/office/account-number.tsx";
import { Chip, type Tone } from "../../../shared/office/chip.tsx";
import { DocumentPane } from "../../../shared/office/documents/document-pane.tsx";
import type { Reasons } from "../../../shared/office/queue/use-reasons.ts";
import { Section } from "../../../shared/office/section.tsx";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { useKeys } from "../../../shared/office/use-keys.ts";
import { When } from "../../../shared/office/when.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./company.module.css";

const KINDS = Object.keys(companyPapers) as Paper["kind"][];
const tones: Readonly<Record<Paper["status"], Tone>> = {
  sent: "waits",
  accepted: "good",
  correction_asked: "bad",
  lapsed: "bad",
};
const states: Readonly<Record<Paper["status"], string>> = {
  sent: t`new`,
  accepted: t`accepted`,
  correction_asked: t`correction requested`,
  lapsed: t`expired`,
};

/** Each paper with its number and its document, and what to ask for where it does not fit. */
export function Papers({ company, reasons }: { company: ReviewedCompany; reasons: Reasons }) {
  const may = useMay();
  const asks = may("companies.review") && !company.held;
  const press = (key: string) => {
    if (key === "0") return reasons.focus("");
    const kind = KINDS[Number(key) - 1];
    return kind !== undefined && reasons.focus(kind);
  };
  const digits = { key: `0–${KINDS.length}`, what: t`Go to the field of a reason` };
  useKeys(press, { shows: asks ? [digits] : [] });
  return (
    <Section title={t`Papers`}>
      {KINDS.map((kind, i) => {
        const paper = company.papers.find((one) => one.kind === kind);
        return (
          <article key={kind} className={classes.paper}>
            <h4>
              {companyPapers[kind]}{" "}
              {paper && <Chip tone={tones[paper.status]}>{states[paper.status]}</Chip>}
            </h4>
            {paper ? (
              <PaperFacts paper={paper} typed={typedOf(company, kind)} />
            ) : (
              <p>{t`Not sent`}</p>
            )}
            {paper && may("documents.read") && (
              <DocumentPane
                of="company"
                file={paper.document}
                name={t`${companyPapers[kind]} of ${company.name}`}
              />
            )}
            {asks && (
              <TextInput
                autoComplete="off"
                inputMode="text"
                aria-keyshortcuts={String(i + 1)}
                label={t`Ask for a correction of the ${companyPapers[kind]}`}
                rightSection={<kbd>{i + 1}</kbd>}
                maxLength={300}
                {...reasons.props(kind)}
              />
            )}
          </article>
        );
      })}
      {asks && (
        <TextInput
          autoComplete="off"
          inputMode="text"
          aria-keyshortcuts="0"
          label={t`Other reason, not about one paper`}
          description={t`For a correction, a refusal or a suspension`}
          rightSection={<kbd>0</kbd>}
          maxLength={300}
          {...reasons.props("")}
        />
      )}
    </Section>
  );
}

/** The number typed at the registration that the paper should say, too. */
const typedOf = ({ typed }: ReviewedCompany, kind: Paper["kind"]): string | null =>
  ({
    pan: typed?.pan_number,
    gst: typed?.gst_number,
    bank: typed?.account_no,
    incorporation: null,
  })[kind] ?? null;

const PaperFacts = ({ paper, typed }: { paper: Paper; typed: string | null }) => (
  <p className="figures">
    <WithDates>
      {[
        paper.kind !== "bank" && (paper.number ?? t`No number`),
        paper.valid_to && t`valid until ${date(paper.valid_to)}`,
        paper.history.length > 0 && t`${paper.history.length} earlier`,
      ]
        .filter(Boolean)
        .join(" · ")}
    </WithDates>
    {paper.kind === "bank" && paper.number && <AccountNumber number={paper.number} />}
    <br />
    {jt`Sent ${<When key="sent" time={paper.sent_at} />}`}
    {typed && paper.number && typed !== paper.number && (
      <>
        <br />
        <Chip tone="bad">{t`differs`}</Chip> {t`Typed at the registration:`}{" "}
        {paper.kind === "bank" ? <AccountNumber number={typed} /> : typed}
      </>
    )}
    {paper.reason && (
      <>
        <br />
        {t`Correction: ${paper.reason}`}
      </>
    )}
  </p>
);
