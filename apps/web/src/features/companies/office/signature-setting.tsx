import { Button } from "@mantine/core";
import type { ReviewedCompany } from "@rebale/contract/companies";
import { useState } from "react";
import { t } from "ttag";
import { listings } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";

const questions = {
  waive: {
    title: t`Open this company’s lots unsigned?`,
    text: t`Lots approved from now on open at their start without the seller’s signature. Lots already waiting for a signature keep waiting until they are approved again.`,
    yes: t`Waive the signature`,
    done: t`Signature waived`,
  },
  ask: {
    title: t`Require this company to sign its lots?`,
    text: t`Lots approved from now on open only once their seller has signed them. Lots approved before are not affected.`,
    yes: t`Require the signature`,
    done: t`Signature required`,
  },
};

/** Whether the company's lots open on their sellers' signature alone. */
export function SignatureSetting({ company }: { company: ReviewedCompany }) {
  const [asking, setAsking] = useState(false);
  const reread = useReread();
  const { waived, set } = company.signature;
  const question = questions[waived ? "ask" : "waive"];
  const change = async (reason: string) => {
    await api.call(listings.waiveSignature, {
      params: { id: company._id },
      body: { waived: !waived, reason },
    });
    toast.success(question.done);
    await reread();
  };
  return (
    <Section
      title={t`Signature on lots`}
      lead={
        waived
          ? t`Waived: this company’s lots open at their start, unsigned.`
          : t`Needed: a lot opens only once its seller has signed its terms.`
      }
    >
      {set ? (
        <p>
          {t`Set by ${set.by ?? t`an erased account`}:`} <When time={set.at} />{" "}
          {t`Reason: ${set.reason}`}
        </p>
      ) : (
        <p>{t`The usual setting for this market.`}</p>
      )}
      <May do="lots.review">
        <Button variant="outline" onClick={() => setAsking(true)}>
          {question.yes}
        </Button>
      </May>
      {asking && (
        <ReasonDialog
          title={question.title}
          text={question.text}
          help={t`Shown on this page and in the audit.`}
          yes={question.yes}
          most={300}
          onClose={() => setAsking(false)}
          onYes={change}
        />
      )}
    </Section>
  );
}
