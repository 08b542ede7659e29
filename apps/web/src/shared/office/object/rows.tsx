import { Link } from "react-router";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { Pager } from "../list/pager.tsx";
import { useListAddress } from "../list/use-list-address.ts";
import { Section } from "../section.tsx";
import classes from "./object.module.css";
import { usePart } from "./use-part.ts";

/** One line about something that belongs to the object. */
export interface Row {
  key: string;
  to: string | null;
  name: string;
  below?: React.ReactNode;
  chip?: React.ReactNode;
  figure?: string | null;
  at?: React.ReactNode;
}

interface Page {
  rows: readonly Row[];
  totalpage: number;
}
export type LoadRows = (page: number, rows: number, signal: AbortSignal) => Promise<Page>;

interface Props {
  title: string;
  lead?: string;
  /** Where there are none. */
  none: string;
  load: LoadRows;
}

/** An object's rows, a page at a time. */
export function ObjectRows({ title, lead, none, load }: Props) {
  const { page, rows } = useListAddress();
  const part = usePart(`${title} ${page} ${rows}`, (signal) => load(page, rows, signal));
  return (
    <Section title={title} {...(lead && { lead })}>
      {part.failure !== null && <FailedPart what={title} error={part.failure} retry={part.again} />}
      {part.failure === null && !part.data && <Skeleton height={160} />}
      {part.failure === null && part.data && (
        <>
          <Rows label={title} rows={part.data.rows} none={none} busy={part.busy} />
          {(part.data.totalpage > 1 || page > 1) && <Pager totalpage={part.data.totalpage} />}
        </>
      )}
    </Section>
  );
}

export function Rows({
  label,
  rows,
  none,
  busy = false,
}: {
  label: string;
  rows: readonly Row[];
  none: string;
  busy?: boolean;
}) {
  if (rows.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ul className={classes.rows} aria-label={label} aria-busy={busy}>
      {rows.map((row) => (
        <li key={row.key}>
          <div className={classes.name}>
            {row.to ? <Link to={row.to}>{row.name}</Link> : <b>{row.name}</b>}
            {row.below && <span>{row.below}</span>}
          </div>
          {row.chip}
          {(row.figure || row.at) && (
            <div className={classes.end}>
              {row.figure && <b className="figures">{row.figure}</b>}
              {row.at}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
