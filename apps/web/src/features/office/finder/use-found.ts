import { useEffect, useState } from "react";
import { listings, office } from "../../../lib/api/office-operations.ts";
import { quantity } from "../../../lib/formatting/formatting.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { type Group, pagesFor } from "./pages.ts";

const PAUSE = 200;
const rows = 6;

async function search(q: string, signal: AbortSignal, seesPeople: boolean): Promise<Group[]> {
  const [lots, people] = await Promise.all([
    api.call(listings.adminLots, { query: { q, rows }, signal }),
    seesPeople ? api.call(office.users, { query: { q, rows }, signal }) : { data: [] },
  ]);
  return [
    {
      title: "Lots",
      found: lots.data.map((lot) => ({
        to: `/admin/products?status=all&open=${lot._id}`,
        name: lot.title,
        below: `${quantity(lot.quantity, lot.unit)}, ${lot.city}, ${lot.status}`,
      })),
    },
    {
      title: "People",
      found: people.data.map((one) => {
        const contact = one.mobile ?? one.email ?? one.name;
        return {
          to: `/admin/users?q=${encodeURIComponent(contact)}&open=${one._id}`,
          name: one.business_name ?? one.name,
          below: [one.type, one.business_name && one.name, one.city].filter(Boolean).join(", "),
        };
      }),
    },
  ];
}

/** Lots and people by the server's search after a short pause in typing, pages at once. */
export function useFound(q: string) {
  const may = useMay();
  const seesPeople = may("accounts.read");
  const [answer, setAnswer] = useState<{ q: string; groups: Group[]; failed: boolean } | null>(
    null,
  );
  useEffect(() => {
    if (q.length < 2) return setAnswer(null);
    const away = new AbortController();
    const pause = setTimeout(() => {
      search(q, away.signal, seesPeople).then(
        (groups) => setAnswer({ q, groups, failed: false }),
        () => !away.signal.aborted && setAnswer({ q, groups: [], failed: true }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(pause);
      away.abort();
    };
  }, [q, seesPeople]);
  const groups = [...(answer?.groups ?? []), { title: "Pages", found: pagesFor(q, may) }];
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    failed: answer?.failed ?? false,
    busy: q.length >= 2 && answer?.q !== q,
  };
}
