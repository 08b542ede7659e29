import { Button } from "@mantine/core";
import type { JournalRow } from "@rebale/contract/journal";
import { useState } from "react";
import { Link } from "react-router";
import { jt, t } from "ttag";
import { journal } from "../../../lib/api/office-operations.ts";
import { date, dateTime, signedRupees } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { kindName } from "../../../shared/office/object/journal-kinds.rules.ts";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { Drawer, DrawerFoot } from "../../../shared/office/panels/drawer.tsx";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./journal.module.css";
import { whose } from "./journal-labels.rules.ts";

/** One entry with its lines, and its way back. */
export function EntryPanel({ entry, onClose }: { entry: JournalRow; onClose: () => void }) {
  const { lines, reversal_asked, reversed_by, reverses } = entry;
  const isReversible = reversed_by === null && reverses === null;
  return (
    <Drawer title={kindName(entry.kind)} onClose={onClose}>
      {reversal_asked && (
        <Notice kind="warning">
          {jt`${<b key="by">{reversal_asked.by}</b>} asked to reverse it on ${<WithDates key="at">{dateTime(reversal_asked.at)}</WithDates>}`}
          : <q>{reversal_asked.reason}</q>
          {t`. A second person has to agree.`}
        </Notice>
      )}
      {isReversible && (
        <May do="money.reverse">
          <DrawerFoot>
            <Reverse entry={entry} />
          </DrawerFoot>
        </May>
      )}
      <Section title={t`Lines`} lead={t`Debit above zero, credit below.`}>
        <table className={classes.lines}>
          <tbody>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and stay
              <tr key={i}>
                <td>
                  {line.company_id === null ? (
                    whose(line)
                  ) : (
                    <Link to={`/admin/journal?company=${line.company_id}`}>{whose(line)}</Link>
                  )}
                </td>
                <td className="figures">{signedRupees(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={t`Entry`}>
        <Facts
          facts={[
            { name: t`Number`, value: entry._id },
            { name: t`Key`, value: entry.key },
            { name: t`Moved on`, value: date(`${entry.happened_on}T12:00:00Z`) },
            { name: t`Entered`, value: <When time={entry.at} /> },
            { name: t`By`, value: entry.by ?? t`The market` },
            {
              name: t`Sale`,
              value: entry.award_id && (
                <>
                  <Link to={placeOf("award", entry.award_id)}>{t`Sale ${entry.award_id}`}</Link>
                  {", "}
                  <Link to={`/admin/journal?sale=${entry.award_id}`}>{t`all its entries`}</Link>
                </>
              ),
            },
            ...(reverses ? [{ name: t`Reverses`, value: t`Entry ${reverses}` }] : []),
            ...(reversed_by ? [{ name: t`Reversed by`, value: t`Entry ${reversed_by}` }] : []),
          ]}
        />
      </Section>
    </Drawer>
  );
}

function Reverse({ entry }: { entry: JournalRow }) {
  const [open, setOpen] = useState(false);
  const reread = useReread();
  const isAsked = entry.reversal_asked !== null;
  const reverse = async (reason: string) => {
    try {
      const call = { params: { id: entry._id }, body: { reason } };
      toast.success((await api.call(journal.reverse, call)).message);
    } finally {
      await reread();
    }
  };
  return (
    <>
      <Button variant="outline" color="red.6" onClick={() => setOpen(true)}>
        {isAsked ? t`Agree to reverse it` : t`Ask to reverse it`}
      </Button>
      {open && (
        <ReasonDialog
          title={isAsked ? t`Reverse this entry?` : t`Ask to reverse this entry?`}
          text={
            isAsked
              ? t`A new entry negates every line. Only who did not ask for it can agree.`
              : t`Nothing happens until a second person agrees.`
          }
          help={t`It stays with the entry, in the audit.`}
          yes={isAsked ? t`Reverse` : t`Ask`}
          onClose={() => setOpen(false)}
          onYes={reverse}
        />
      )}
    </>
  );
}
