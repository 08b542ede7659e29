import { Button, Checkbox } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import type { ObjectKind } from "@rebale/contract/office/object-kinds";
import type { TimelineEntry } from "@rebale/contract/office/objects";
import { useState } from "react";
import { Link } from "react-router";
import { office } from "../../../lib/api/office-operations.ts";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { Section } from "../section.tsx";
import { api } from "../session/office-api.ts";
import { useMay } from "../session/office-session.ts";
import { When } from "../when.tsx";
import { NoteForm } from "./note-form.tsx";
import classes from "./object.module.css";
import { placeOf } from "./places.rules.ts";
import { withMessagesTogether } from "./sent-together.rules.ts";
import { tellEntry } from "./timeline-labels.rules.ts";
import { usePart } from "./use-part.ts";

interface Props {
  kind: ObjectKind;
  id: string;
  /** Another one has the newest entries read again: something was decided. */
  version: unknown;
}

const versions = new WeakMap<object, number>();
let count = 0;
/** The loaded data, as a key. */
function keyOf(version: unknown): number {
  if (typeof version !== "object" || version === null) return 0;
  const known = versions.get(version) ?? ++count;
  versions.set(version, known);
  return known;
}

/** An object's events, newest first, and where the office notes something about it. */
export function Timeline({ kind, id, version }: Props) {
  const [notes, setNotes] = useState(0);
  const [older, setOlder] = useState<{
    of: unknown;
    entries: TimelineEntry[];
    next: string | null;
  }>();
  const [busy, setBusy] = useState(false);
  const [plain, setPlain] = useState(false);
  const hasMessages = useMay()("outbox.read") && (kind === "company" || kind === "user");
  const read = (before?: string, signal?: AbortSignal) =>
    api.call(office.timeline, {
      params: { kind, id },
      query: { ...(before && { before }), ...(plain && { without: "message" as const }) },
      ...(signal && { signal }),
    });
  const first = usePart(
    `${kind} ${id} ${keyOf(version)} ${notes} ${plain}`,
    async (signal) => (await read(undefined, signal)).data,
  );
  const more = older?.of === first.data ? older : undefined;
  const next = more ? more.next : (first.data?.next ?? null);
  const showOlder = async () => {
    if (!next) return;
    setBusy(true);
    try {
      const { data } = await read(next);
      setOlder({
        of: first.data,
        entries: [...(more?.entries ?? []), ...data.entries],
        next: data.next,
      });
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(false);
    }
  };
  const entries = [...(first.data?.entries ?? []), ...(more?.entries ?? [])];
  return (
    <Section title={t`What happened`} level="h2">
      <div className={classes.tools}>
        <NoteForm kind={kind} id={id} onSaved={() => setNotes((n) => n + 1)} />
        {hasMessages && (
          <Checkbox
            label={t`Without messages`}
            checked={plain}
            onChange={(e) => setPlain(e.currentTarget.checked)}
          />
        )}
      </div>
      {first.failure !== null && (
        <FailedPart what={t`What happened`} error={first.failure} retry={first.again} />
      )}
      {first.failure === null && !first.data && <Skeleton height={320} />}
      {first.data && entries.length === 0 && <p className={classes.none}>{t`Nothing yet.`}</p>}
      <ol className={classes.timeline} aria-busy={first.busy}>
        {withMessagesTogether(entries).map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ol>
      {next && (
        <Button variant="default" loading={busy} onClick={() => void showOlder()}>
          {t`Show older`}
        </Button>
      )}
    </Section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { what, text } = tellEntry(entry);
  const { kind, by, amount, about, at, source_id } = entry;
  const to = kind === "money" ? `/admin/journal?open=${source_id}` : null;
  return (
    <li data-kind={kind}>
      <span>
        <b>{to ? <Link to={to}>{what}</Link> : what}</b>
        {amount !== null && <span className="figures"> {rupeesExact(amount)}</span>}
        {by && <span className={classes.by}>, {by}</span>}
      </span>
      {text && <p>{text}</p>}
      {about && (
        <Link to={placeOf(about.kind, about._id)}>
          {about.name || `${about.kind} ${about._id}`}
        </Link>
      )}
      <When time={at} />
    </li>
  );
}
