import type { OneDelivery } from "@rebale/contract/webhooks";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { webhooks } from "../../../lib/api/operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import { answerWords } from "./webhook-words.ts";
import own from "./webhooks.module.css";

/** For reading alone: it is signed as it was sent. */
const indented = (body: string) => JSON.stringify(JSON.parse(body), null, 2);

/** One delivery: its body, each try with what was answered, and again. */
export function OpenDelivery({ of, webhookId }: { of: OneDelivery; webhookId: string }) {
  const { busy, send } = useCommand();
  const again = () =>
    send(
      () => api.call(webhooks.again, { params: { id: webhookId, msg: of._id } }),
      t`It is on its way again, under the same id`,
    );
  return (
    <div className={own.delivery}>
      <p className={own.url}>{of._id}</p>
      <h3>{t`Body`}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long body is scrolled by key */}
      <pre tabIndex={0}>{indented(of.body)}</pre>
      <h3>{t`Tries`}</h3>
      {of.attempts.length === 0 ? (
        <p>{t`Not tried yet.`}</p>
      ) : (
        <ol>
          {of.attempts.map(({ at, status, ms, error, answer }) => (
            <li key={at}>
              <WithDates>{`${dateTime(at)}: ${answerWords(error, status)}, ${ms} ms`}</WithDates>
              {answer && <pre>{answer}</pre>}
            </li>
          ))}
        </ol>
      )}
      <div className={own.actions}>
        <PlainButton kind="quiet" disabled={busy} onClick={() => void again()}>
          {t`Send it again`}
        </PlainButton>
      </div>
    </div>
  );
}
