import type { OfficeWithdrawal } from "@rebale/contract/banking";
import { Link } from "react-router";
import { jt, t } from "ttag";
import { banking } from "../../../../lib/api/office-operations.ts";
import { rupeesExact } from "../../../../lib/formatting/formatting.ts";
import { Facts } from "../../../../shared/office/facts.tsx";
import { withdrawalLabels } from "../../../../shared/office/money/money-states.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { placeOf } from "../../../../shared/office/object/places.rules.ts";
import { Drawer } from "../../../../shared/office/panels/drawer.tsx";
import { type Decision, Decisions } from "../../../../shared/office/queue/decisions.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { When } from "../../../../shared/office/when.tsx";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";
import { sourceLabels, stepsOf, type WithdrawalStep } from "./withdrawal-labels.rules.ts";

interface Props {
  withdrawal: OfficeWithdrawal;
  next: () => void;
  onClose: () => void;
}

/** One withdrawal: whose money, where to, and who has let it go so far. */
export function WithdrawalPanel({ withdrawal: w, next, onClose }: Props) {
  const may = useMay()("money.approve");
  const steps = may ? stepsOf(w) : [];
  return (
    <Drawer title={t`${rupeesExact(w.amount)} to ${w.company.name}`} onClose={onClose}>
      <TwoPersons of={w} />
      <WithdrawalFacts id={w._id} isOpen={w.state === "asked" || w.state === "approved"} />
      <Where of={w} />
      <Way of={w} />
      <Decisions choices={steps.map((step) => decisionOf(w, step))} next={next} />
    </Drawer>
  );
}

function decisionOf(w: OfficeWithdrawal, step: WithdrawalStep): Decision {
  const decide = async (reason: string) => {
    const body = { decision: step, ...(reason && { reason }) };
    const { data } = await api.call(banking.decideWithdrawal, { params: { id: w._id }, body });
    // The approver has left the office since.
    const done = step === "release" && data.state === "approved" ? "approve" : step;
    return doneText[done](amount, w.company.name);
  };
  const amount = rupeesExact(w.amount);
  const account = t`${w.holder}, account ending ${w.bank_account.last4} at ${w.bank_account.ifsc}`;
  if (step === "refuse")
    return {
      ...{ key: "r", verb: t`Refuse`, decide },
      question: {
        title: t`Refuse ${amount}?`,
        text: t`The money is free again in the wallet of ${w.company.name}.`,
        yes: t`Refuse`,
      },
      reasonFor: t`The company sees it on its wallet and in our message.`,
    };
  const isFirst = step === "approve";
  return {
    ...{ key: isFirst ? "a" : "l", verb: isFirst ? t`Approve` : t`Release`, isMain: true, decide },
    question: {
      title: isFirst ? t`Approve ${amount}?` : t`Release ${amount}?`,
      text: isFirst
        ? t`To ${account}. Somebody else then releases it.`
        : t`It is sent to ${account} at once, and cannot be called back from here.`,
      yes: isFirst ? t`Approve` : t`Release`,
    },
  };
}

const doneText: Record<WithdrawalStep, (amount: string, company: string) => string> = {
  approve: (amount, company) => t`${amount} to ${company} approved: somebody else releases it`,
  release: (amount, company) => t`${amount} to ${company} released`,
  refuse: (amount, company) => t`${amount} to ${company} refused`,
};

function TwoPersons({ of: { state, approved_by, approved_by_you, reason } }: Of) {
  if (state === "approved" && approved_by_you)
    return <Notice kind="warning">{t`You approved it: somebody else releases it.`}</Notice>;
  if (state === "approved")
    return (
      <Notice>
        {jt`${<b key="by">{approved_by}</b>} approved it. You are the second person.`}
      </Notice>
    );
  return reason ? <Notice kind="failed">{reason}</Notice> : null;
}

interface Of {
  of: OfficeWithdrawal;
}

const Where = ({ of }: Of) => (
  <Section title={withdrawalLabels[of.state]}>
    <Facts
      facts={[
        {
          name: t`Company`,
          value: <Link to={placeOf("company", of.company._id)}>{of.company.name}</Link>,
        },
        { name: t`Amount`, value: rupeesExact(of.amount) },
        { name: t`From`, value: sourceLabels[of.from] },
        { name: t`Account holder`, value: of.holder },
        {
          name: t`Account ending`,
          value: <span className="figures">{of.bank_account.last4}</span>,
        },
        { name: "IFSC", value: <span className="figures">{of.bank_account.ifsc}</span> },
      ]}
    />
  </Section>
);

const Way = ({ of }: Of) => (
  <Section title={t`Its way`}>
    <Facts
      facts={[
        { name: t`Asked by`, value: of.proposed ? t`The market, of proceeds` : of.asked_by },
        { name: t`Asked`, value: <When time={of.asked_at} /> },
        { name: t`Approved by`, value: of.approved_by ?? t`Nobody yet` },
        { name: t`Released by`, value: of.released_by ?? t`Nobody yet` },
        ...(of.sent_at ? [{ name: t`Sent`, value: <When time={of.sent_at} /> }] : []),
        ...(of.done_at ? [{ name: t`At the bank`, value: <When time={of.done_at} /> }] : []),
        ...(of.utr ? [{ name: "UTR", value: <span className="figures">{of.utr}</span> }] : []),
        {
          name: t`In the journal`,
          value: <Link to={`/admin/journal?q=wd:${of._id}`}>{t`Its entries`}</Link>,
        },
      ]}
    />
  </Section>
);
