import type { Reply } from "@rebale/contract";
import type { ofLot } from "@rebale/contract/questions";
import { useCallback, useEffect, useState } from "react";
import { api } from "../../../lib/api/browser.ts";
import { questions } from "../../../lib/api/operations.ts";
import { useSession } from "../../../lib/session/session.ts";
import { onUnread } from "../../../lib/unread/unread.ts";

type LotsQuestions = Reply<typeof ofLot>;

/**
 * A lot's questions as their reader sees them: read again after a sign-in and with every notice,
 * for one may tell of an answer.
 */
export function useQuestions(lotId: string) {
  const { token } = useSession();
  const [shown, setShown] = useState<LotsQuestions | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const read = useCallback(async () => {
    setFailure(null);
    try {
      setShown(await api.call(questions.ofLot, { params: { idname: lotId } }));
    } catch (error) {
      setFailure(error);
    }
  }, [lotId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member sees others of them
  useEffect(() => {
    void read();
    return onUnread(() => void read());
  }, [read, token]);
  return { shown, failure, read };
}
