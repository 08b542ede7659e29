import { useRef, useState } from "react";
import { t } from "ttag";
import { lifting } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { shrinkPicture } from "../../../lib/forms/shrink-picture.ts";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { usePreview } from "../../../ui/fields/use-preview.ts";
import { BigField } from "./big-field.tsx";
import classes from "./gate.module.css";
import type { Trip } from "./gate.rules.ts";
import { keyOf } from "./gate-calls.ts";
import { needsNetwork } from "./gate-labels.ts";
import { useDraft } from "./use-draft.ts";
import type { Gate } from "./use-gate.ts";

interface Props {
  gate: Gate;
  trip: Trip;
  kind: "tare" | "gross";
  /** It takes the place of one that is there, with a reason. */
  isCorrection: boolean;
  onDone: () => Promise<void>;
}

/** The weighbridge's print: the weight in big digits, and a photo of the slip. */
export function SlipForm({ gate, trip, kind, isCorrection, onDone }: Props) {
  const first = trip.slips[0]?.bridge ?? gate.kept.bridge;
  const { typed, type, forget } = useDraft(gate, `${kind} ${trip._id}`, {
    ...{ kg: "", bridge: first, slip_no: "", reason: "" },
  });
  const [photo, setPhoto] = useState<File | null>(null);
  const done = async () => {
    await forget();
    await onDone();
  };
  const { send, share, error } = useSend({ gate, trip, kind, isCorrection, onDone: done });
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const errors = Object.fromEntries(
    Object.entries(fieldErrors(error)).filter(([name]) => !mended.has(name)),
  );
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: errors[name],
    onType: (text: string) => {
      type(name, text);
      setMended((had) => new Set([...had, name]));
    },
  });
  const title = kind === "tare" ? t`Weigh it empty` : t`Weigh it loaded`;
  const busy = share !== null;
  const isOdd = error instanceof Refused && error.code === "weight_unusual" && !mended.has("kg");
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        setMended(new Set());
        if (!busy) void send(typed, photo);
      }}
    >
      <h2>{isCorrection ? t`Correct: ${title}` : title}</h2>
      <BigField label={t`Weight, kg`} isBig keys="decimal" {...field("kg")} />
      {isOdd && (
        <OddWeight
          kg={typed.kg}
          onTonnes={(kg) => field("kg").onType(kg)}
          onSure={() => void send(typed, photo, true)}
        />
      )}
      <BigField label={t`Slip number`} autoCapitalize="characters" {...field("slip_no")} />
      <BigField label={t`Weighbridge`} {...field("bridge")} />
      {isCorrection && <BigField label={t`Why is it corrected?`} {...field("reason")} />}
      <Photo photo={photo} onTake={setPhoto} error={photo ? undefined : errors.photo} />
      {error !== null && !Object.keys(fieldErrors(error)).some((name) => FIELDS.includes(name)) && (
        <p className={classes.wrong} role="alert">
          {explain(error)}
        </p>
      )}
      <button type="submit" className={classes.main} disabled={busy || !gate.isOnline}>
        {share === null ? t`Save the weight` : t`Sending ${Math.round(share * 100)} %`}
      </button>
      {!gate.isOnline && <p>{needsNetwork}</p>}
    </form>
  );
}

interface OddProps {
  kg: string;
  onTonnes: (kg: string) => void;
  onSure: () => void;
}
/** Tonnes that were typed as kilograms make a truck of eight. */
function OddWeight({ kg, onTonnes, onSure }: OddProps) {
  const tonnes = Number(kg);
  const asKg = String(Math.round(tonnes * 1_000_000) / 1000);
  return (
    <div className={classes.odd}>
      {tonnes > 0 && tonnes < 100 && (
        <button type="button" className={classes.quiet} onClick={() => onTonnes(asKg)}>
          {t`The slip says tonnes: ${asKg} kg`}
        </button>
      )}
      <button type="button" className={classes.quiet} onClick={onSure}>
        {t`The slip says ${kg} kg`}
      </button>
    </div>
  );
}

const FIELDS: readonly string[] = ["kg", "slip_no", "bridge", "reason", "photo"];

function Photo({
  photo,
  onTake,
  error,
}: {
  photo: File | null;
  onTake: (file: File | null) => void;
  error: string | undefined;
}) {
  const preview = usePreview(photo);
  return (
    <div className={classes.photo}>
      <label className={classes.quiet}>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="unseen"
          aria-invalid={error ? true : undefined}
          onChange={(event) => onTake(event.currentTarget.files?.[0] ?? null)}
        />
        {photo ? t`Take another photo` : t`Photo of the slip`}
      </label>
      {preview && <img src={preview} alt={t`The slip`} />}
      {error && (
        <p className={classes.wrong} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface Typed {
  readonly kg: string;
  readonly bridge: string;
  readonly slip_no: string;
  readonly reason: string;
}

function useSend({ gate, trip, kind, isCorrection, onDone }: Props) {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const isSending = useRef(false);
  const send = async ({ reason, ...typed }: Typed, photo: File | null, sure = false) => {
    if (isSending.current) return;
    isSending.current = true;
    setShare(0);
    setError(null);
    try {
      await gate.api.call(lifting.addSlip, {
        params: { id: trip._id },
        body: {
          ...{ kind, ...typed, at: new Date(serverNow()).toISOString() },
          ...(isCorrection && { reason }),
          ...(sure && { sure }),
        },
        headers: keyOf(gate.kept.token === null ? null : gate.kept.phone),
        files: { photo: photo && (await shrinkPicture(photo)) },
        onProgress: setShare,
      });
      void gate.change((own) => ({ ...own, bridge: typed.bridge }));
      await onDone();
    } catch (failure) {
      setError(failure);
      // An answer may have been lost on its way: the truck says whether its weight is there.
      void gate.refresh();
    } finally {
      isSending.current = false;
      setShare(null);
    }
  };
  return { send, share, error };
}
