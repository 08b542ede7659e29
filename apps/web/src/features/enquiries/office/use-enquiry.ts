import type { DataOf } from "@rebale/contract";
import type { contactQueries } from "@rebale/contract/enquiries/enquiries";
import { useEffect, useState } from "react";
import type { office } from "../../../lib/api/office-operations.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { refreshCounts } from "../../../shared/office/waiting-counts.ts";

/** Both kinds have the same calls and, but for where a request comes from, the same fields. */
export type EnquiryCalls = typeof office.contactQueries;
export type Enquiry = DataOf<typeof contactQueries.read>;

/** One enquiry with its thread; every change answers it as it is then. */
export function useEnquiry(calls: EnquiryCalls, id: string) {
  const [enquiry, setEnquiry] = useState<Enquiry | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(1);
  const reread = useReread();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    const away = new AbortController();
    setFailure(null);
    api.call(calls.read, { params: { id }, signal: away.signal }).then(
      ({ data }) => setEnquiry(data),
      (error) => !away.signal.aborted && setFailure(error),
    );
    return () => away.abort();
  }, [calls, id, attempt]);
  const params = { id };
  const took = ({ data }: { data: Enquiry }) => {
    setEnquiry(data);
    void reread();
    void refreshCounts();
  };
  const version = enquiry?.version ?? 0;
  return {
    enquiry,
    failure,
    again: () => setAttempt((n) => n + 1),
    change: async (body: { stage?: "new" | "in_progress" | "closed"; assignee?: string | null }) =>
      took(await api.call(calls.change, { params, body: { version, ...body } })),
    reply: async (body: { text: string; close: boolean }) =>
      took(await api.call(calls.reply, { params, body: { version, ...body } })),
    note: async (body: { text: string; kind: "note" | "received" }) =>
      took(await api.call(calls.note, { params, body })),
  };
}
export type EnquiryActions = ReturnType<typeof useEnquiry>;
