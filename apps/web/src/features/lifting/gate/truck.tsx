import { useCallback, useEffect, useState } from "react";
import { t } from "ttag";
import IconCheck from "~icons/tabler/check";
import { lifting } from "../../../lib/api/operations.ts";
import {
  dateTime,
  indianNumber,
  kilograms,
  timeRange,
} from "../../../lib/formatting/formatting.ts";
import { explain } from "../../../lib/language/explain.ts";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import classes from "./gate.module.css";
import { mayCorrect, nextStep, type Trip } from "./gate.rules.ts";
import { remainingText, stepLabels } from "./gate-labels.ts";
import { SlipForm } from "./slip-form.tsx";
import type { Gate } from "./use-gate.ts";
import { Buttons, Vehicle, Whole } from "./verdict-screen.tsx";
import { type LetOut, WayOut } from "./way-out.tsx";

interface Props {
  gate: Gate;
  id: string;
  onBack: () => void;
  onScan: () => void;
}

/** One truck: its weights and its way out. What it costs is no matter of whoever stands there. */
export function Truck({ gate, id, onBack, onScan }: Props) {
  const { trip, error, read } = useTrip(gate, id);
  const [left, setLeft] = useState<LetOut | null>(null);
  const [correcting, setCorrecting] = useState<"tare" | "gross" | null>(null);
  if (left)
    return (
      <Whole colour="green" sign={<IconCheck size={72} />} title={t`OUT`}>
        <Vehicle>{left.trip.vehicle_no}</Vehicle>
        <p>{t`Invoice ${left.invoice.number}`}</p>
        <Buttons main={{ words: t`Next truck`, press: onBack }} other={null} />
      </Whole>
    );
  const back = (
    <button type="button" className={classes.quiet} onClick={onBack}>
      {t`All trucks`}
    </button>
  );
  if (!trip)
    return (
      <div className={classes.list}>
        {error === null ? (
          <Skeleton height={240} />
        ) : (
          <FailedPart what={t`This truck`} error={error} retry={() => void read()} />
        )}
        {back}
      </div>
    );
  const step = nextStep(trip);
  const done = async () => {
    setCorrecting(null);
    await read();
    void gate.refresh();
  };
  const slip = correcting ?? (step === "tare" || step === "gross" ? step : null);
  return (
    <div className={classes.list}>
      <Facts trip={trip} />
      {error !== null && (
        <p className={classes.note} data-kind="offline" role="alert">
          {gate.isOnline ? explain(error) : t`No network: this is as it was last.`}
        </p>
      )}
      <Weights trip={trip} onCorrect={correcting === null ? setCorrecting : null} />
      {slip && (
        <SlipForm
          key={slip}
          {...{ gate, trip }}
          kind={slip}
          isCorrection={correcting !== null}
          onDone={done}
        />
      )}
      {correcting !== null && (
        <button type="button" className={classes.quiet} onClick={() => setCorrecting(null)}>
          {t`Leave the weight as it is`}
        </button>
      )}
      {correcting === null && (step === "pay" || step === "leave") && (
        <WayOut {...{ gate, trip }} onOut={setLeft} onChange={done} />
      )}
      {step === "come" &&
        (cameUntold(gate, id) ? (
          <p className={classes.note}>{t`It is in. It can be weighed when the network is back.`}</p>
        ) : (
          <button type="button" className={classes.main} onClick={onScan}>
            {t`Scan its pass to let it in`}
          </button>
        ))}
      {step === "gone" && trip.gate_out_at && (
        <p className={classes.note}>{t`It left at ${dateTime(trip.gate_out_at)}`}</p>
      )}
      {back}
    </div>
  );
}

/** Let in without network: the market does not know it yet. */
const cameUntold = ({ kept }: Gate, id: string) =>
  kept.uses.some(({ trip, state }) => trip === id && state === "waiting");

function Facts({ trip }: { trip: Trip }) {
  return (
    <section className={classes.truck}>
      <h2 className="figures">{trip.vehicle_no}</h2>
      <p className={classes.step}>{stepLabels[nextStep(trip)]}</p>
      <p>{trip.title}</p>
      <p>
        {trip.driver_name} · <a href={`tel:${trip.driver_mobile}`}>{trip.driver_mobile}</a>
      </p>
      <p>{timeRange(trip.slot.from, trip.slot.to)}</p>
      {trip.refused_uses.map(({ at }) => (
        <p key={at} className={classes.wrong}>
          {t`Its pass was shown a second time: ${dateTime(at)}`}
        </p>
      ))}
    </section>
  );
}

interface WeightsProps {
  trip: Trip;
  onCorrect: ((kind: "tare" | "gross") => void) | null;
}
function Weights({ trip, onCorrect }: WeightsProps) {
  if (trip.tare_kg === null) return null;
  const rows = [
    { kind: "tare", name: t`Empty`, kg: trip.tare_kg },
    { kind: "gross", name: t`Loaded`, kg: trip.gross_kg },
  ] as const;
  return (
    <section className={classes.weights} aria-label={t`Weights`}>
      <dl>
        {rows.map(
          ({ kind, name, kg }) =>
            kg !== null && (
              <div key={kind}>
                <dt>{name}</dt>
                <dd className="figures">{kilograms(kg)}</dd>
                {onCorrect && mayCorrect(trip) && (
                  <dd>
                    <button
                      type="button"
                      className={classes.quiet}
                      aria-label={`${t`Correct`}: ${name}`}
                      onClick={() => onCorrect(kind)}
                    >
                      {t`Correct`}
                    </button>
                  </dd>
                )}
              </div>
            ),
        )}
        {trip.net_kg !== null && (
          <div className={classes.net}>
            <dt>{t`Net`}</dt>
            <dd className="figures">
              <b>{indianNumber(trip.net_kg, 3)}</b> {t`kg`}
            </dd>
          </div>
        )}
      </dl>
      {trip.remaining_kg !== null && <p>{remainingText(trip.remaining_kg)}</p>}
    </section>
  );
}

/** As the list knows it, until it is read. */
function useTrip({ api, kept }: Gate, id: string) {
  const [fresh, setFresh] = useState<Trip | null>(null);
  const [error, setError] = useState<unknown>(null);
  const listed = kept.seen?.trips.find(({ _id }) => _id === id) ?? null;
  const read = useCallback(async () => {
    try {
      setFresh((await api.call(lifting.trip, { params: { id } })).data);
      setError(null);
    } catch (failure) {
      setError(failure);
    }
  }, [api, id]);
  // Each time that the list is read, so is the truck: a payment may have come.
  useEffect(() => {
    if (kept.seenAt !== "") void read();
  }, [read, kept.seenAt]);
  return { trip: fresh ?? listed, error, read };
}
