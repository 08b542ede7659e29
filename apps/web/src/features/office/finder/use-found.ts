import type { Found } from "@rebale/contract/office/objects";
import { useEffect, useState } from "react";
import { t } from "ttag";
import { office } from "../../../lib/api/office-operations.ts";
import { partOf } from "../../../shared/office/object/places.rules.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { type Group, pagesFor } from "./pages.ts";

const PAUSE = 200;

const titles: Readonly<Record<Found["kind"], string>> = {
  lot: t`Lots`,
  company: t`Companies`,
  user: t`People`,
  award: t`Sales`,
  authorisation: t`Authorisations`,
  contact_query: t`Contact queries`,
  service_request: t`Service requests`,
  receipt: t`Transfers in`,
  event: t`Events`,
};

/** Rows with the number that was typed stand first, in one group; then the similar, by kind. */
function groupsOf(found: readonly Found[]): Group[] {
  const row = ({ kind, _id, name, below, by, part }: Found) => ({
    to: partOf(kind, _id, part),
    name,
    below: by ? `${by}: ${below}` : below,
  });
  const exact = found.filter(({ by }) => by !== null);
  const kinds = [...new Set(found.filter(({ by }) => by === null).map(({ kind }) => kind))];
  return [
    { title: t`With this number`, found: exact.map(row) },
    ...kinds.map((kind) => ({
      title: titles[kind],
      found: found.filter((one) => one.by === null && one.kind === kind).map(row),
    })),
  ];
}

async function search(q: string, signal: AbortSignal): Promise<Group[]> {
  const { data } = await api.call(office.find, { query: { q }, signal });
  return groupsOf(data.found);
}

/** The server's finds after a short pause in typing, pages at once. */
export function useFound(q: string) {
  const may = useMay();
  const [answer, setAnswer] = useState<{ q: string; groups: Group[]; failed: boolean } | null>(
    null,
  );
  useEffect(() => {
    if (q === "") return setAnswer(null);
    const away = new AbortController();
    const pause = setTimeout(() => {
      search(q, away.signal).then(
        (groups) => setAnswer({ q, groups, failed: false }),
        () => !away.signal.aborted && setAnswer({ q, groups: [], failed: true }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(pause);
      away.abort();
    };
  }, [q]);
  const groups = [...(answer?.groups ?? []), { title: t`Pages`, found: pagesFor(q, may) }];
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    failed: answer?.failed ?? false,
    busy: q !== "" && answer?.q !== q,
  };
}
