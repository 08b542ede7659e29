import type { Language } from "@rebale/contract";
import type { CompanyAccount } from "@rebale/contract/journal/accounts";
import { type Paise, rupees } from "@rebale/contract/values/money";
import type { StatementRow } from "@rebale/contract/wallet";
import type { Statement, StatementLine } from "./statement.store.ts";
import { accountText, STATEMENT_WORDS, wordsOf } from "./statement-labels.rules.ts";

const cameIn = ({ amount, added }: Amounts): number =>
  rupees((amount === 0 ? added : Math.max(0, amount)) as Paise);
const wentOut = ({ amount, added }: Amounts): number =>
  rupees((amount === 0 ? added : Math.max(0, -amount)) as Paise);
/** An event that comes to nothing has in both what it moved. */
type Amounts = Pick<StatementLine, "amount" | "added">;

export const presentLine = (line: StatementLine, language: Language): StatementRow => ({
  _id: `${line.entryId}.${line.no}`,
  at: line.at.toISOString(),
  account: line.account,
  kind: line.kind,
  words: wordsOf(line, language),
  award_id: line.awardId === null ? null : String(line.awardId),
  in: cameIn(line),
  out: wentOut(line),
  balance: rupees(line.balance),
});

/** A line of a statement's file, in rupees; null where a cell is empty. */
export interface FileLine {
  readonly at: Date | null;
  readonly what: string;
  readonly account: string;
  readonly sale: string;
  readonly in: number | null;
  readonly out: number | null;
  readonly balance: number;
}

/**
 * The same for each kind of file: what it opens with, each line, and what it comes to. What moved
 * between own accounts is taken off before the last line, so that each column sums to it.
 */
export function fileLines({ sums, lines }: Statement, language: Language): FileLine[] {
  const none = { at: null, account: "", sale: "" };
  const named = (account: CompanyAccount) => accountText(account, language);
  return [
    {
      ...{ ...none, what: STATEMENT_WORDS.opening[language], in: null, out: null },
      balance: rupees(sums.opening),
    },
    ...lines.map((line) => ({
      at: line.at,
      what: wordsOf(line, language),
      account: named(line.account),
      sale: line.awardId === null ? "" : String(line.awardId),
      in: line.amount < 0 ? null : cameIn(line),
      out: line.amount > 0 ? null : wentOut(line),
      balance: rupees(line.balance),
    })),
    ...(sums.moved === 0
      ? []
      : [
          {
            ...{ ...none, what: STATEMENT_WORDS.moved[language] },
            in: rupees(-sums.moved as Paise),
            out: rupees(-sums.moved as Paise),
            balance: rupees(sums.closing),
          },
        ]),
    {
      ...{ ...none, what: STATEMENT_WORDS.closing[language] },
      in: rupees(sums.in),
      out: rupees(sums.out),
      balance: rupees(sums.closing),
    },
  ];
}
