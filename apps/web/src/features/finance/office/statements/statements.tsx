import type { HolderAccount, StatementLine } from "@rebale/contract/banking";
import { Link } from "react-router";
import { t } from "ttag";
import { banking } from "../../../../lib/api/office-operations.ts";
import { date, rupeesExact, signedRupees } from "../../../../lib/formatting/formatting.ts";
import { Chip } from "../../../../shared/office/chip.tsx";
import { FilterTabs } from "../../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../../shared/office/list/list.tsx";
import { readListAddress } from "../../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { useNextRow } from "../../../../shared/office/queue/use-next-row.ts";
import { Section } from "../../../../shared/office/section.tsx";
import { May } from "../../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { MoneyPage } from "../desk/money-page.tsx";
import type { Route } from "./+types/statements";
import { AddAccount, AgreeToAccount } from "./add-account.tsx";
import { meaningText, OTHERS } from "./line-labels.rules.ts";
import { LinePanel } from "./line-panel.tsx";
import classes from "./statements.module.css";
import { UploadStatement } from "./upload-statement.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const isOpen = address.get("lines") === "open";
    const accounts = (await api.call(banking.holderAccounts)).data;
    const chosen = accounts.find(({ _id }) => _id === address.get("account"));
    const { page, rows } = readListAddress(address);
    const filter = {
      ...(isOpen && { open: "1" as const }),
      ...(chosen && { holder_account: chosen._id }),
    };
    const [lines, waiting] = await Promise.all([
      api.call(banking.statementLines, { query: { page, rows, ...filter } }),
      api.call(banking.moneyWaiting),
    ]);
    const { data, totalpage } = lines;
    return { rows: data, totalpage, accounts, isOpen, filter, waiting: waiting.data };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<StatementLine>[] => [
  {
    head: t`The bank says`,
    kind: "wide",
    cell: ({ _id, utr, words, ...line }) =>
      !mayBeTold(line) ? (
        <div className={classes.line}>
          <b className="figures">{utr ?? t`No UTR`}</b>
          <span>{words}</span>
        </div>
      ) : (
        <RowLink to={to({ open: _id })} below={words}>
          <span className="figures">{utr ?? t`No UTR`}</span>
        </RowLink>
      ),
  },
  {
    head: t`Day`,
    cell: ({ day }) => <span className="unbroken figures">{date(`${day}T12:00:00Z`)}</span>,
  },
  { head: t`Amount`, kind: "figure", cell: ({ amount }) => signedRupees(amount) },
  { head: t`Balance`, kind: "figure", cell: ({ balance }) => signedRupees(balance) },
  { head: t`Here it is`, cell: (line) => <Meaning line={line} /> },
];

/** Nothing here is its other side, or it is in suspense and nobody's. */
const mayBeTold = ({ matched }: Pick<StatementLine, "matched">) =>
  matched === null || (matched.what === "receipt" && matched.state === "unknown");

function Meaning({ line: { matched: of, asked } }: { line: StatementLine }) {
  const { words, to, tone } = meaningText(of);
  return (
    <div className={classes.meaning}>
      {to ? <Link to={to}>{words}</Link> : <Chip tone={tone}>{words}</Chip>}
      {of?.company && <span>{of.company}</span>}
      {asked && <span>{t`${OTHERS[asked.other]}: a second person has to agree`}</span>}
    </div>
  );
}

/** The bank's word beside the market's, line by line. */
export default function Statements({
  loaderData: { rows, totalpage, accounts, isOpen, filter, waiting },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const openRows = rows.filter(mayBeTold);
  const next = useNextRow(openRows.map(({ _id }) => _id));
  const opened = openRows.find(({ _id }) => _id === open);
  return (
    <MoneyPage
      title={t`Statements`}
      lead={t`The bank’s statements beside the journal. A statement credits what companies claimed; what nobody knows stays open, and keeps its day open.`}
      waiting={waiting}
    >
      <Section title={t`Accounts at banks`} level="h2">
        <Accounts accounts={accounts} />
      </Section>
      <May do="money.match">
        {accounts.length > 0 && (
          <Section
            title={t`Read a statement`}
            level="h2"
            lead={t`The bank’s own export, CSV or Excel. Lines that are known already are passed over.`}
          >
            <UploadStatement accounts={accounts} />
          </Section>
        )}
      </May>
      <Section title={t`Lines`} level="h2">
        {waiting.statement_lines > 0 && (
          <Notice kind="warning">
            {waiting.statement_lines === 1
              ? t`1 line means nothing here yet: money that left without a withdrawal or a return, or a settlement of another amount. Open it to say what it is; until then its day cannot be closed.`
              : t`${waiting.statement_lines} lines mean nothing here yet: money that left without a withdrawal or a return, or a settlement of another amount. Open them to say what they are; until then their days cannot be closed.`}
          </Notice>
        )}
        <List
          label={t`Statement lines`}
          rows={rows}
          files={{ of: banking.statementLines, filter }}
          totalpage={totalpage}
          columns={columns(to)}
          keyOf={({ _id }) => _id}
          filters={
            <>
              <FilterTabs
                name="lines"
                label={t`Lines`}
                choices={[
                  { value: "all", title: t`All` },
                  { value: "open", title: t`Open (${waiting.statement_lines})` },
                ]}
              />
              {accounts.length > 1 && (
                <FilterTabs
                  name="account"
                  label={t`Account`}
                  choices={[
                    { value: "", title: t`Every account` },
                    ...accounts.map(({ _id, name }) => ({ value: _id, title: name })),
                  ]}
                />
              )}
            </>
          }
          empty={
            isOpen
              ? {
                  title: t`Nothing waits`,
                  text: t`Every line of the statements has its other side.`,
                }
              : { title: t`No statement yet`, text: t`Read the first one above.` }
          }
        />
      </Section>
      {opened && (
        <LinePanel key={opened._id} line={opened} next={next} onClose={() => go({ open: null })} />
      )}
    </MoneyPage>
  );
}

const Accounts = ({ accounts }: { accounts: readonly HolderAccount[] }) => (
  <>
    {accounts.length === 0 && (
      <Notice>
        {t`No account is named yet. Name the one that keeps the market’s money; then its statements can be read.`}
      </Notice>
    )}
    {accounts.length > 0 && (
      <ul className={classes.accounts}>
        {accounts.map(({ _id, name, ifsc, last4, opening, last_closing, last_day, waits }) => (
          <li key={_id}>
            <span>
              {name}
              {(last4 || ifsc) && (
                <small className="figures">
                  {[last4 && t`ending ${last4}`, ifsc].filter(Boolean).join(", ")}
                </small>
              )}
              {waits && <AgreeToAccount account={{ name, ifsc, last4, opening }} waits={waits} />}
            </span>
            <b className="figures">{rupeesExact(last_closing)}</b>
            <small>
              {last_day
                ? t`Statements until ${date(`${last_day}T12:00:00Z`)}`
                : t`No statement yet`}
            </small>
          </li>
        ))}
      </ul>
    )}
    <May do="money.approve">
      <AddAccount />
    </May>
  </>
);
