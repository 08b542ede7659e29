import type { Award } from "@rebale/contract/awards";
import type { Declaration as Declared } from "@rebale/contract/invoices";
import { rateOn } from "@rebale/contract/rates/dated-rates";
import { tcsOnScrap } from "@rebale/contract/rates/tax-rates";
import { indiaDay } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { invoices } from "../../../lib/api/operations.ts";
import { date } from "../../../lib/formatting/formatting.ts";
import { fileFault } from "../../../lib/forms/file-faults.rules.ts";
import { saveFile } from "../../../lib/forms/save-file.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import classes from "../../../shared/goods/goods.module.css";
import award from "../../../shared/goods/sale.module.css";
import type { Side } from "../../../shared/goods/side.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { DOCUMENTS, FileField } from "../../../ui/fields/file-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";

interface Props {
  award: Award;
  declared: Declared | null;
  side: Side;
  may: boolean;
}

/** No truck is invoiced any more. */
const OVER: ReadonlySet<Award["state"]> = new Set([
  ...(["lifted", "settled", "completed", "defaulted", "cancelled"] as const),
]);

/** With it no TCS is collected from a buyer who uses the goods in manufacture. */
export function Declaration({ award: sale, declared, side, may }: Props) {
  const isCollected = sale.lines.some(({ what, amount }) => what === "tcs" && (amount ?? 0) > 0);
  const isOpen = !OVER.has(sale.state);
  const form = formOf(sale);
  if (!declared && !(isCollected && isOpen && side === "buyer")) return null;
  // Afterwards only one that was accepted is of use.
  if (!isOpen && declared?.state !== "accepted") return null;
  const maySend = side === "buyer" && may && isOpen && declared?.state !== "accepted";
  return (
    <section>
      <h3>{t`Declaration against TCS (Form ${form})`}</h3>
      <p>
        <WithDates>
          {declared
            ? stateText(declared, side)
            : t`If you use the goods in manufacture, send the signed declaration. Once the seller accepts it, no TCS is collected.`}
        </WithDates>
      </p>
      {declared?.state === "accepted" && side === "seller" && (
        <p>
          <WithDates>{t`Forward it online by ${date(`${declared.forward_by}T12:00:00Z`)}, with your TAN.`}</WithDates>
        </p>
      )}
      {declared && (
        <div className={award.steps}>
          <PlainButton
            kind="quiet"
            onClick={() => void saveFile(declared.url, t`Form ${form}`)}
          >{t`Open the declaration`}</PlainButton>
          {declared.state === "waiting" && side === "seller" && may && <Answer sale={sale} />}
        </div>
      )}
      {maySend && declared?.state !== "waiting" && <Send sale={sale} />}
    </section>
  );
}

/** By the day of the sale. */
const formOf = ({ made_at }: Award): string =>
  rateOn(tcsOnScrap, indiaDay(new Date(made_at)))?.rate.form ?? "";

function stateText({ state, sent_at, answered_at }: Declared, side: Side): string {
  const day = date(answered_at ?? sent_at);
  if (state === "accepted") return t`Accepted on ${day}: no TCS is collected.`;
  if (state === "declined")
    return side === "buyer"
      ? t`The seller declined it on ${day}. TCS is collected; you may send another.`
      : t`You declined it on ${day}. TCS is collected.`;
  return side === "buyer"
    ? t`Sent on ${day}. The seller has not answered yet.`
    : t`The buyer sent it on ${day}. Once you accept it, no TCS is collected; keep it for the income tax office.`;
}

function Answer({ sale }: { sale: Award }) {
  const { busy, send } = useCommand();
  const say = (answer: "accepted" | "declined", done: string) =>
    send(
      () => api.call(invoices.answerDeclaration, { params: { id: sale._id }, body: { answer } }),
      done,
    );
  return (
    <>
      <PlainButton
        kind="brand"
        disabled={busy}
        onClick={() => void say("accepted", t`Accepted: no TCS is collected`)}
      >{t`Accept`}</PlainButton>
      <PlainButton
        kind="quiet"
        disabled={busy}
        onClick={() => void say("declined", t`Declined: the buyer is told`)}
      >{t`Decline`}</PlainButton>
    </>
  );
}

function Send({ sale }: { sale: Award }) {
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const choose = (chosen: File | null) => {
    const fault = chosen && fileFault(chosen, "document");
    setError(fault);
    setFile(fault ? null : chosen);
  };
  const send = async () => {
    if (!file) return setError(t`Choose the declaration’s file`);
    setBusy(true);
    await sendForm({ setErrors: ({ document = null }) => setError(document) }, async () => {
      await api.call(invoices.declare, { params: { id: sale._id }, files: { document: file } });
      toast.success(t`Your declaration is sent to the seller`);
      setFile(null);
      await revalidate();
    });
    setBusy(false);
  };
  return (
    <form
      noValidate
      className={`${award.form} ${classes.apart}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FileField
        label={t`Signed declaration`}
        hint={t`PDF or picture, 10 MB at most`}
        accept={DOCUMENTS}
        file={file}
        error={error}
        onChange={choose}
      />
      <div className={classes.buttons}>
        <SubmitButton busy={busy} variant="default">
          {t`Send`}
        </SubmitButton>
      </div>
    </form>
  );
}
