import type { Invoice } from "@rebale/contract/invoices";
import { DAY_MS, indiaDay } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { invoices } from "../../../lib/api/operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";

/** The bill is closed at the portal; either side writes down here that it was. */
export function CloseEway({ paper }: { paper: Invoice }) {
  const { busy, send } = useCommand();
  const close = (closed_on: string) =>
    send(
      () => api.call(invoices.closeEway, { params: { id: paper._id }, body: { closed_on } }),
      t`Written down: the e-way bill is closed`,
    );
  const now = Date.now();
  return (
    <div>
      <p>{t`Close the e-way bill at its portal, today or tomorrow, and say so here.`}</p>
      <PlainButton
        kind="quiet"
        disabled={busy}
        onClick={() => void close(indiaDay(new Date(now)))}
      >{t`Closed today`}</PlainButton>
      <PlainButton
        kind="quiet"
        disabled={busy}
        onClick={() => void close(indiaDay(new Date(now - DAY_MS)))}
      >{t`Closed yesterday`}</PlainButton>
    </div>
  );
}
