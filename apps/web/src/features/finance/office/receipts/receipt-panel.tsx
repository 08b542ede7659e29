import { TextInput } from "@mantine/core";
import { jt, t } from "ttag";
import { placeOf } from "../../../../shared/office/object/places.rules.ts";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Receipt } from "@rebale/contract/banking";
import { useRef } from "react";
import { Link } from "react-router";
import { banking } from "../../../../lib/api/office-operations.ts";
import { date, rupeesExact } from "../../../../lib/formatting/formatting.ts";
import { Facts } from "../../../../shared/office/facts.tsx";
import { receiptLabels } from "../../../../shared/office/money/money-states.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Drawer } from "../../../../shared/office/panels/drawer.tsx";
import { type Decision, Decisions } from "../../../../shared/office/queue/decisions.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { When } from "../../../../shared/office/when.tsx";
import { MatchReceipt } from "./match-receipt.tsx";
import { differenceText, tasksOf } from "./receipt-labels.rules.ts";

const sources = {
  claim: t`A company told of it`,
  statement: t`The bank’s statement`,
  virtual_account: t`A company’s virtual account`,
  gateway: t`Paid online, without an order`,
} as const;

interface Props {
  receipt: Receipt;
  next: () => void;
  onClose: () => void;
}

/** One transfer in: what is known of it, whose it is, or that it goes back. */
export function ReceiptPanel({ receipt, next, onClose }: Props) {
  const { received, claimed } = receipt;
  const may = useMay()("money.match");
  const task = may ? tasksOf(receipt) : null;
  const choices = useChoices(receipt, task);
  return (
    <Drawer title={t`${rupeesExact(received ?? claimed ?? 0)} by transfer`} onClose={onClose}>
      <Notices of={receipt} />
      {task === "place" && <MatchReceipt receipt={receipt} next={next} />}
      <Known of={receipt} />
      <Decisions choices={choices} next={next} />
    </Drawer>
  );
}

/** Sent back by two, or a claim refused. */
function useChoices(
  { _id, received, return_asked }: Receipt,
  task: ReturnType<typeof tasksOf>,
): readonly Decision[] {
  const utr = useRef<HTMLInputElement>(null);
  const params = { id: _id };
  if (task === "refuse")
    return [
      {
        key: "r",
        verb: t`Refuse the claim`,
        question: {
          title: t`Refuse this claim?`,
          text: t`For a transfer that never came. Its UTR may be told again.`,
          yes: t`Refuse`,
        },
        reasonFor: t`The company sees it.`,
        decide: async (reason) => {
          await api.call(banking.decideReceipt, { params, body: { refuse: true, reason } });
          return t`Claim refused`;
        },
      },
    ];
  if (task === null || return_asked?.by_you) return [];
  return [
    {
      key: "s",
      verb: return_asked ? t`Agree to send it back` : t`Send it back`,
      question: {
        title: return_asked
          ? t`Send ${rupeesExact(received ?? 0)} back?`
          : t`Ask to send this transfer back?`,
        text: (
          <>
            {return_asked
              ? t`Pay it back to the account it came from. It then leaves suspense here.`
              : t`For money that is no company’s of this market. Nothing happens until somebody else agrees.`}
            <TextInput
              ref={utr}
              mt="sm"
              autoComplete="off"
              inputMode="text"
              label={t`UTR of the payment back`}
              description={t`If the bank has given it already`}
              maxLength={22}
            />
          </>
        ),
        yes: return_asked ? t`Send back` : t`Ask`,
      },
      reasonFor: t`It stays with the transfer, in the audit.`,
      decide: async (reason) => {
        const named = utr.current?.value.trim();
        const body = { return: true as const, reason, ...(named && { utr: named }) };
        const { data } = await api.call(banking.decideReceipt, { params, body });
        return data.state === "asked" ? t`Asked. Somebody else has to agree` : t`Sent back`;
      },
    },
  ];
}

function Notices({ of: receipt }: { of: Receipt }) {
  const { state, return_asked, match_asked, received } = receipt;
  const difference = state === "mismatched" ? differenceText(receipt) : null;
  return (
    <>
      {difference && <Notice kind="warning">{difference}</Notice>}
      {return_asked && (
        <Notice kind="warning">
          {return_asked.by_you ? (
            <>
              {t`You asked to send it back: somebody else agrees. You wrote:`}{" "}
              <q>{return_asked.reason}</q>
            </>
          ) : (
            <>
              {jt`${<b key="by">{return_asked.by}</b>} asked to send it back:`}{" "}
              <q>{return_asked.reason}</q>
              {t`. You may agree, or match it instead.`}
            </>
          )}
        </Notice>
      )}
      {match_asked && (
        <Notice kind="warning">
          {match_asked.by_you
            ? t`You said that it is ${match_asked.company.name}’s`
            : jt`${<b key="by">{match_asked.by}</b>} said that it is ${match_asked.company.name}’s`}
          {match_asked.award_id && t`, for sale ${match_asked.award_id}`}
          {t`. A second person has to match it to the same.`}
        </Notice>
      )}
      {state === "claimed" && (
        <Notice>
          {received === null
            ? t`Nothing is credited until a statement has this UTR.`
            : t`It has come in and is being entered, or waits until a second person has sent its statement, too.`}
        </Notice>
      )}
    </>
  );
}

const Known = ({ of }: { of: Receipt }) => (
  <Section title={receiptLabels[of.state]}>
    <Facts
      facts={[
        { name: "UTR", value: of.utr && <span className="figures">{of.utr}</span> },
        { name: t`The bank has`, value: of.received === null ? "" : rupeesExact(of.received) },
        { name: t`The company says`, value: of.claimed === null ? "" : rupeesExact(of.claimed) },
        { name: t`Paid on`, value: date(`${of.paid_on}T12:00:00Z`) },
        { name: t`The bank’s words`, value: of.words },
        { name: t`Came on`, value: of.holder_account },
        {
          name: t`Company`,
          value: of.company && (
            <Link to={placeOf("company", of.company._id)}>{of.company.name}</Link>
          ),
        },
        {
          name: t`For the sale`,
          value: of.award_id && (
            <Link to={placeOf("award", of.award_id)}>{t`Sale ${of.award_id}`}</Link>
          ),
        },
        { name: t`Known from`, value: sources[of.source] },
        { name: t`Told by`, value: of.by },
        { name: t`Here since`, value: <When time={of.at} /> },
        ...(of.decided_by ? [{ name: t`Decided by`, value: of.decided_by }] : []),
        ...(of.reason && !of.return_asked ? [{ name: t`Reason`, value: of.reason }] : []),
      ]}
    />
  </Section>
);
