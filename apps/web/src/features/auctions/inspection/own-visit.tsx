import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Inspection } from "@rebale/contract/inspections";
import { QRCodeSVG } from "qrcode.react";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { inspections } from "../../../lib/api/operations.ts";
import { clockTime } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { named } from "../../../lib/names/named.ts";
import { Mark } from "../../../shared/goods/mark.tsx";
import { slotDay, slotHours } from "../../../shared/goods/truck-labels.ts";
import { visitStates, visitTone } from "../../../shared/goods/visit-labels.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "./inspection.module.css";

interface Props {
  visit: Inspection;
  onChanged: () => void;
}

/** The company's appointment: its pass while it counts, what became of it afterwards. */
export function OwnVisit({ visit, onChanged }: Props) {
  const { site, visitors, state, pass } = visit;
  const isOver = state === "booked" && pass === null;
  return (
    <section className={classes.visit} aria-label={t`Your visit`}>
      <div className={classes.facts}>
        <Mark tone={isOver ? "bad" : visitTone(state)}>
          {isOver ? t`Time is over` : visitStates[state]}
        </Mark>
        <h3>
          {slotDay(visit)}
          <br />
          <span className="figures">{slotHours(visit)}</span>
        </h3>
        <p>{wordsFor(visit, isOver)}</p>
        <address>
          <b>{site.name}</b>
          <br />
          {[site.address, named(site.city), site.pincode].filter(Boolean).join(", ")}
        </address>
        {site.gate_contact && <p>{t`At the gate: ${site.gate_contact}`}</p>}
        {visitors.length > 0 && (
          <ul>
            {visitors.map(({ name, mobile }) => (
              <li key={mobile + name}>
                {name} · <span className="figures">{mobile}</span>
              </li>
            ))}
          </ul>
        )}
        {pass && <TakeBack id={visit._id} onDone={onChanged} />}
      </div>
      {pass && (
        <div className={classes.pass}>
          <b>{t`Show this pass at the gate`}</b>
          <QRCodeSVG
            value={pass.token}
            level="L"
            size={320}
            marginSize={4}
            title={t`Gate pass`}
            className={classes.code}
          />
          <p>
            {t`Or tell the gate this short code:`} <strong className="figures">{pass.code}</strong>
          </p>
          <p>{t`It opens once, from ${clockTime(pass.valid_from)} to ${clockTime(pass.expires_at)}.`}</p>
        </div>
      )}
    </section>
  );
}

function wordsFor({ state, came_at }: Inspection, isOver: boolean): string {
  if (state === "came")
    return came_at
      ? t`You were let in at ${clockTime(came_at)}.`
      : t`The seller says that you came.`;
  if (state === "missed") return t`Nobody came. You can book another time while there is one.`;
  return isOver ? t`This pass opens no gate any more.` : t`All visitors come together.`;
}

function TakeBack({ id, onDone }: { id: string; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await api.call(inspections.cancel, { params: { id } });
      toast.success(t`Your visit is taken back. Its place is free again.`);
    } catch (error) {
      toast.error(explain(error));
    }
    setBusy(false);
    onDone();
  };
  return (
    <Group gap={10}>
      {isAsked && (
        <PlainButton kind="quiet" onClick={() => setAsked(false)}>{t`Keep it`}</PlainButton>
      )}
      <PlainButton
        kind={isAsked ? "brand" : "quiet"}
        disabled={busy}
        onClick={() => (isAsked ? void cancel() : setAsked(true))}
      >
        {isAsked ? t`Yes, take it back` : t`Take the visit back`}
      </PlainButton>
    </Group>
  );
}
