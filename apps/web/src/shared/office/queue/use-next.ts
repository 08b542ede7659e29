import { useNavigate } from "react-router";
import { t } from "ttag";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { type QueueName, queues } from "./queues.ts";

/** On to what waits longest and is nobody else's: it is then assigned to who asked. */
export function useNext(queue: QueueName) {
  const navigate = useNavigate();
  return async (after: string | null = null) => {
    try {
      const { data } = await queues[queue].next(after);
      if (!data) toast.success(t`Nothing else is waiting here`);
      await navigate(data ? queues[queue].place(data._id) : `/admin/${queue}`);
    } catch (error) {
      toast.error(explain(error));
    }
  };
}
