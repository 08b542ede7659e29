import type { OfficeBankAccount } from "@rebale/contract/banking";
import { Link } from "react-router";
import { t } from "ttag";
import { banking } from "../../../../lib/api/office-operations.ts";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { AccountNumber } from "../../../../shared/office/account-number.tsx";
import { DocumentPane } from "../../../../shared/office/documents/document-pane.tsx";
import { Facts } from "../../../../shared/office/facts.tsx";
import { Notice } from "../../../../shared/office/notice.tsx";
import { placeOf } from "../../../../shared/office/object/places.rules.ts";
import { Drawer } from "../../../../shared/office/panels/drawer.tsx";
import { type Decision, Decisions } from "../../../../shared/office/queue/decisions.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { May } from "../../../../shared/office/session/may.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { When } from "../../../../shared/office/when.tsx";

interface Props {
  account: OfficeBankAccount;
  next: () => void;
  onClose: () => void;
}

/** One account as it was typed, above the paper that shows it. */
export function BankAccountPanel({ account: a, next, onClose }: Props) {
  const may = useMay()("money.approve");
  return (
    <Drawer title={a.company.name} onClose={onClose}>
      {a.reason && (
        <Notice kind="failed">
          <b>{t`Refused:`}</b> {a.reason}
        </Notice>
      )}
      {a.objected_at && (
        <Notice kind="failed">
          <b>{t`An owner says that this account is not theirs`}</b>{" "}
          {t`(${dateTime(a.objected_at)}). Call them on a number that you knew before, and accept it only after that.`}
        </Notice>
      )}
      <Section title={t`As typed`}>
        <Facts
          facts={[
            { name: t`Account holder`, value: a.holder },
            { name: t`Account number`, value: <AccountNumber key={a._id} number={a.account_no} /> },
            { name: "IFSC", value: <span className="figures">{a.ifsc}</span> },
            { name: t`Bank`, value: a.bank },
            {
              name: t`Company`,
              value: <Link to={placeOf("company", a.company._id)}>{a.company.name}</Link>,
            },
            { name: "PAN", value: a.company.pan },
            { name: t`Sent by`, value: a.sent_by },
            { name: t`Sent`, value: <When time={a.sent_at} /> },
            ...(a.usable_from ? [{ name: t`Paid to from`, value: dateTime(a.usable_from) }] : []),
          ]}
        />
      </Section>
      <May do="documents.read">
        <Section title={t`Document`}>
          <DocumentPane
            of="company"
            file={a.document}
            name={t`Bank account of ${a.company.name}`}
          />
        </Section>
      </May>
      <Decisions choices={may && a.status === "waiting" ? decisionsOn(a) : []} next={next} />
    </Drawer>
  );
}

function decisionsOn({ _id, holder, last4, company }: OfficeBankAccount): readonly Decision[] {
  const review = (decision: "accept" | "refuse") => async (reason: string) => {
    const body = { decision, ...(reason && { reason }) };
    await api.call(banking.reviewBankAccount, { params: { id: _id }, body });
    return decision === "accept"
      ? t`Account of ${company.name} accepted`
      : t`Account of ${company.name} refused`;
  };
  return [
    {
      ...{ key: "a", verb: t`Accept`, isMain: true, decide: review("accept") },
      question: {
        title: t`Accept this account?`,
        text: t`${company.name} may be paid to ${holder}, account ending ${last4}: at once where it is the company’s first and no money lay here long before, else after 72 hours.`,
        yes: t`Accept`,
      },
    },
    {
      ...{ key: "r", verb: t`Refuse`, decide: review("refuse") },
      question: {
        title: t`Refuse this account?`,
        text: t`The company may send another, or the same with a better paper.`,
        yes: t`Refuse`,
      },
      reasonFor: t`The company sees it.`,
    },
  ];
}
