import { Button } from "@mantine/core";
import type { JournalRow } from "@rebale/contract/journal";
import { useState } from "react";
import { Link } from "react-router";
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
          <b>{reversal_asked.by}</b> asked to reverse it on{" "}
          <WithDates>{dateTime(reversal_asked.at)}</WithDates>: <q>{reversal_asked.reason}</q>. A
          second person has to agree.
        </Notice>
      )}
      {isReversible && (
        <May do="money.reverse">
          <DrawerFoot>
            <Reverse entry={entry} />
          </DrawerFoot>
        </May>
      )}
      <Section title="Lines" lead="Debit above zero, credit below.">
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
      <Section title="Entry">
        <Facts
          facts={[
            { name: "Number", value: entry._id },
            { name: "Key", value: entry.key },
            { name: "Moved on", value: date(`${entry.happened_on}T12:00:00Z`) },
            { name: "Entered", value: <When time={entry.at} /> },
            { name: "By", value: entry.by ?? "The market" },
            {
              name: "Sale",
              value: entry.award_id && (
                <>
                  <Link to={placeOf("award", entry.award_id)}>Sale {entry.award_id}</Link>
                  {", "}
                  <Link to={`/admin/journal?sale=${entry.award_id}`}>all its entries</Link>
                </>
              ),
            },
            ...(reverses ? [{ name: "Reverses", value: `Entry ${reverses}` }] : []),
            ...(reversed_by ? [{ name: "Reversed by", value: `Entry ${reversed_by}` }] : []),
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
        {isAsked ? "Agree to reverse it" : "Ask to reverse it"}
      </Button>
      {open && (
        <ReasonDialog
          title={isAsked ? "Reverse this entry?" : "Ask to reverse this entry?"}
          text={
            isAsked
              ? "A new entry negates every line. Only who did not ask for it can agree."
              : "Nothing happens until a second person agrees."
          }
          help="It stays with the entry, in the audit."
          yes={isAsked ? "Reverse" : "Ask"}
          onClose={() => setOpen(false)}
          onYes={reverse}
        />
      )}
    </>
  );
}
