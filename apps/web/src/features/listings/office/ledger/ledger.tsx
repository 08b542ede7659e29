import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { LedgerEntry } from "@rebale/contract/auctions/ledger";
import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { useLocation } from "react-router";
import { auctions } from "../../../../lib/api/office-operations.ts";
import { dateTime, lotPrice } from "../../../../lib/formatting/formatting.ts";
import { ListFiles } from "../../../../shared/office/list/list-files.tsx";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { ReasonDialog } from "../../../../shared/office/panels/reason-dialog.tsx";
import { PerUnit } from "../../../../shared/office/per-unit.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { FailedPart } from "../../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../../ui/states/waiting.tsx";
import { entryWords } from "./entry-words.rules.ts";
import classes from "./ledger.module.css";
import { type LedgerRow, ledgerRows } from "./ledger.rules.ts";
import { useLedger } from "./use-ledger.ts";

const STEP = 25;

/**
 * Every bid, voiding and the close. A bid can be voided until the auction is decided; it stays in
 * the ledger all the same.
 */
export function Ledger({ lot, isLive }: { lot: OwnLot; isLive: boolean }) {
  const lotId = lot._id;
  const { entries, accounts, show, failure, begin, refresh, older, hasOlder } = useLedger(
    lotId,
    isLive,
  );
  const [shown, setShown] = useState(STEP);
  const [voiding, setVoiding] = useState<LedgerEntry | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const reread = useReread();
  const may = useMay();
  const voidBid = async ({ seq, amount, bidder }: LedgerEntry, reason: string) => {
    await api.call(auctions.voidBid, { params: { id: lotId }, body: { seq, reason } });
    setDone(t`The bid of ${lotPrice(amount, lot)} by ${bidder} is voided.`);
    await Promise.all([refresh(), reread()]);
  };
  const more = async () => {
    if (entries && shown >= entries.length) await older();
    setShown((n) => n + STEP);
  };
  const rows = entries ? ledgerRows(entries) : [];
  return (
    <Section
      title={t`Ledger`}
      lead={isLive ? t`Newest first, updates automatically.` : t`Newest first.`}
    >
      {done && <Notice kind="done">{done}</Notice>}
      {entries === null && failure === null && <Skeleton height={140} />}
      {entries === null && failure !== null && (
        <FailedPart what={t`The ledger`} error={failure} retry={() => void begin()} />
      )}
      {entries !== null && failure !== null && (
        <Notice kind="failed">{t`Connection lost. The ledger may be out of date.`}</Notice>
      )}
      {entries?.length === 0 && <Notice>{t`There are no bids yet.`}</Notice>}
      {show && !isLive && (
        <Group justify="space-between">
          <Button variant="default" onClick={show}>{t`Show who they are, with phones`}</Button>
        </Group>
      )}
      {accounts.size > 0 && (
        <Group justify="space-between">
          <span>{accounts.size === 1 ? t`One bidder` : t`${accounts.size} bidders`}</span>
          <ListFiles
            label={t`Bidders`}
            of={auctions.biddersOfLot}
            params={{ id: lotId }}
            query={{}}
          />
        </Group>
      )}
      <ol className={classes.ledger}>
        {rows.slice(0, shown).map((row) => (
          <EntryRow
            key={row.entry.seq}
            {...row}
            lot={lot}
            account={accounts.get(row.entry.bidder)}
            onVoid={isLive && may("auctions.manage") ? setVoiding : null}
          />
        ))}
      </ol>
      {(rows.length > shown || hasOlder) && (
        <Button variant="default" onClick={() => void more()}>{t`Show older entries`}</Button>
      )}
      {voiding && (
        <ReasonDialog
          title={t`Void the bid of ${lotPrice(voiding.amount, lot)}?`}
          text={t`We notify ${voiding.bidder}. ${afterVoiding(rows, voiding)} This cannot be undone.`}
          help={t`It appears in the public ledger for everyone to read.`}
          isFinal
          yes={t`Void the bid`}
          most={300}
          onClose={() => setVoiding(null)}
          onYes={(reason) => voidBid(voiding, reason)}
        />
      )}
    </Section>
  );
}

const afterVoiding = (rows: readonly LedgerRow[], { seq }: LedgerEntry) =>
  rows.some(({ entry, state }) => entry.seq === seq && state === "leads")
    ? t`The highest bid goes back to the previous one.`
    : t`It does not lead: the highest bid stays as it is.`;

const words = { leads: t`Leads`, stands: "", voided: t`Voided`, record: "" };

interface EntryRowProps extends LedgerRow {
  lot: OwnLot;
  account: string | undefined;
  onVoid: ((entry: LedgerEntry) => void) | null;
}

function EntryRow({ entry, state, lot, account, onVoid }: EntryRowProps) {
  const { seq, amount, time } = entry;
  const isAsked = useLocation().hash === `#bid-${seq}`;
  // Nobody leads a withdrawn lot, and an auction that is over was won, or was not.
  const label = state === "leads" && lot.outcome === "withdrawn" ? t`Highest` : words[state];
  return (
    <li
      data-state={state}
      data-asked={isAsked || undefined}
      // The page has long been scrolled when the ledger comes.
      ref={isAsked ? (row) => row?.scrollIntoView({ block: "center" }) : undefined}
    >
      <span className={`${classes.seq} figures`}>{seq}</span>
      <span className={classes.what}>
        {entryWords(entry)}
        {account && <span>{account}</span>}
        <time dateTime={time} className="figures">
          {dateTime(time, true)}
        </time>
      </span>
      {label && <span className={classes.state}>{label}</span>}
      <b className="figures">
        {amount ? lotPrice(amount, lot) : ""}
        <PerUnit price={amount} lot={lot} />
      </b>
      {onVoid && (state === "leads" || state === "stands") && (
        <Button
          variant="subtle"
          color="red.6"
          onClick={() => onVoid(entry)}
          aria-label={t`Void bid ${seq} of ${lotPrice(amount, lot)}`}
        >
          {t`Void bid`}
        </Button>
      )}
    </li>
  );
}
