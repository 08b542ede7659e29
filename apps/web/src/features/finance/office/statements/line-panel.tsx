import { Button } from "@mantine/core";
import type { LineOther, OfficeWithdrawal, StatementLine } from "@rebale/contract/banking";
import { useEffect, useState } from "react";
import { t } from "ttag";
import { banking } from "../../../../lib/api/office-operations.ts";
import {
  date,
  dateTime,
  rupeesExact,
  signedRupees,
} from "../../../../lib/formatting/formatting.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { Facts } from "../../../../shared/office/facts.tsx";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Ask } from "../../../../shared/office/panels/ask.tsx";
import { Drawer } from "../../../../shared/office/panels/drawer.tsx";
import { type Decision, Decisions } from "../../../../shared/office/queue/decisions.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { useDecide } from "../../../../shared/office/use-decide.ts";
import { refreshCounts } from "../../../../shared/office/waiting-counts.ts";
import { OTHERS } from "./line-labels.rules.ts";
import classes from "./statements.module.css";

interface Props {
  line: StatementLine;
  next: () => void;
  onClose: () => void;
}

/** A line that nothing here is the other side of, or whose money is nobody's: what it is. */
export function LinePanel({ line, next, onClose }: Props) {
  const { _id, amount, utr, words, day, balance, holder_account, matched, asked, read_at } = line;
  const may = useMay()("money.approve");
  const isOut = amount < 0;
  return (
    <Drawer title={`${rupeesExact(Math.abs(amount))} ${isOut ? t`out` : t`in`}`} onClose={onClose}>
      {asked && (
        <Notice kind="warning">
          {t`${asked.by_you ? t`You` : asked.by} said: ${OTHERS[asked.other]}`}
          {asked.words && <>, “{asked.words}”</>}
          {t`. A second person has to agree.`}
        </Notice>
      )}
      {!isOut && matched === null && (
        <Notice>
          {t`The gateway told of a settlement with this UTR and another amount. Ask the gateway; its own word is entered here as soon as it changes.`}
        </Notice>
      )}
      {isOut && may && <Fitting lineId={_id} next={next} />}
      <Section title={t`The bank says`}>
        <Facts
          facts={[
            { name: "UTR", value: utr && <span className="figures">{utr}</span> },
            { name: t`Words`, value: words },
            { name: t`Day`, value: date(`${day}T12:00:00Z`) },
            { name: t`Amount`, value: signedRupees(amount) },
            { name: t`Balance behind it`, value: signedRupees(balance) },
            { name: t`Account`, value: holder_account },
            { name: t`Read`, value: dateTime(read_at) },
          ]}
        />
      </Section>
      <Decisions
        choices={may ? [...(isOut ? [chargeOf(line)] : []), ...othersOf(line)] : []}
        next={next}
      />
    </Drawer>
  );
}

const chargeOf = ({ _id, amount, holder_account }: StatementLine): Decision => ({
  key: "b",
  verb: t`The bank’s charge`,
  isMain: true,
  question: {
    title: t`Enter ${rupeesExact(-amount)} as the bank’s charge?`,
    text: t`${holder_account} took it for itself. It is entered in the journal at once, as a cost of the market’s, never of a company’s.`,
    yes: t`Enter the charge`,
  },
  decide: async () => {
    await api.call(banking.decideLine, { params: { id: _id }, body: { bank_charge: true } });
    return t`Entered as the bank’s charge`;
  },
});

/** Its other meanings: one person says it, a second agrees. */
function othersOf({ _id, amount, matched, asked }: StatementLine): Decision[] {
  const kinds: readonly (readonly [LineOther, string])[] = [
    ...(amount > 0 && matched === null ? [["short_settlement", "d"] as const] : []),
    ...(matched !== null || amount < 0 ? [["own_transfer", "o"] as const] : []),
    ...(amount > 0 ? [["interest", "i"] as const] : []),
    ["something_else", "e"],
  ];
  return kinds
    .filter(([other]) => !(asked?.by_you && asked.other === other))
    .map(([other, key]) => {
      const isAgreed = asked?.other === other;
      return {
        key,
        verb: isAgreed ? t`Agree: ${OTHERS[other]}` : OTHERS[other],
        question: {
          title: `${OTHERS[other]}: ${rupeesExact(Math.abs(amount))}?`,
          text: isAgreed
            ? t`You are the second: it is entered at once, and no company gets it.`
            : t`Nothing is entered until a second person says the same.`,
          yes: isAgreed ? t`Agree` : t`Say so`,
        },
        ...(other === "something_else" && !isAgreed && { reasonFor: t`What it is, in words.` }),
        decide: async (words) => {
          const body = { other, ...(words && { words }) };
          await api.call(banking.decideLine, { params: { id: _id }, body });
          return isAgreed ? t`Agreed and entered` : t`Said. A second person has to agree`;
        },
      };
    });
}

/** Withdrawals that left with this amount, and that no statement has named. */
function Fitting({ lineId, next }: { lineId: string; next: () => void }) {
  const { found, failure } = useFitting(lineId);
  const [asked, setAsked] = useState<OfficeWithdrawal | null>(null);
  const reread = useReread();
  const call = useDecide();
  const match = async ({ _id }: OfficeWithdrawal) => {
    const body = { withdrawal_id: _id };
    await call(() => api.call(banking.decideLine, { params: { id: lineId }, body }));
    toast.success(t`Matched to the withdrawal`);
    void refreshCounts();
    next();
    await reread();
  };
  return (
    <Section title={t`Withdrawals of this amount that wait for their line`}>
      {failure && <Notice kind="failed">{failure}</Notice>}
      {found?.length === 0 && (
        <Notice>{t`None. Money that a company asked for is not in it.`}</Notice>
      )}
      <ul className={classes.fitting}>
        {found?.map((one) => (
          <li key={one._id}>
            <span>
              {one.company.name}
              <small className="figures">
                {one.utr ?? t`No UTR`}
                {one.sent_at && t`, sent ${dateTime(one.sent_at)}`}
              </small>
            </span>
            <Button variant="default" onClick={() => setAsked(one)}>{t`Match`}</Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Ask
          title={t`Match this line?`}
          text={t`It is the bank’s side of the withdrawal of ${asked.company.name}. No money is entered by it.`}
          yes={t`Match the line`}
          byEnter
          onClose={() => setAsked(null)}
          onYes={() => match(asked)}
        />
      )}
    </Section>
  );
}

interface Found {
  found: readonly OfficeWithdrawal[] | null;
  failure: string | null;
}

function useFitting(lineId: string): Found {
  const [result, setResult] = useState<Found>({ found: null, failure: null });
  useEffect(() => {
    let isGone = false;
    api.call(banking.officeWithdrawals, { query: { for_line: lineId, rows: 20 } }).then(
      ({ data }) => isGone || setResult({ found: data, failure: null }),
      (error) => isGone || setResult({ found: null, failure: explain(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [lineId]);
  return result;
}
