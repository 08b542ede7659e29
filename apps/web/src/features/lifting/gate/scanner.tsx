import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import {
  camerasHere,
  type Lamp,
  lampOf,
  lightUp,
  openCamera,
  readCodes,
  stop,
  troubleOf,
} from "./camera.ts";
import classes from "./scanner.module.css";

interface Props {
  busy: boolean;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The camera, and a field for who has none. */
export function Scanner({ busy, onCode, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const camera = useCamera(onCode);
  const { video, trouble } = camera;
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    if (typed.trim() && !busy) onCode(typed);
  };
  return (
    <section className={classes.scanner} aria-label={t`Scan a pass`}>
      {trouble === null ? (
        <div className={classes.picture}>
          <video ref={video} muted playsInline autoPlay />
          <span className={classes.frame} aria-hidden="true" />
          <p className={classes.hint}>{t`Hold the pass in the frame`}</p>
          <div className={classes.tools}>
            {camera.others && (
              <button type="button" onClick={camera.other}>{t`Another camera`}</button>
            )}
            {camera.hasLamp && (
              <button type="button" aria-pressed={camera.isLit} onClick={camera.light}>
                {t`Light`}
              </button>
            )}
          </div>
        </div>
      ) : (
        <p className={classes.trouble} role="alert">
          {trouble}
        </p>
      )}
      <form noValidate onSubmit={send} className={classes.typing}>
        <label>
          {t`Or type the short code beside it`}
          <input
            value={typed}
            autoComplete="off"
            inputMode="text"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={busy} className={classes.check}>
          {busy ? t`Checking…` : t`Check`}
        </button>
        <button type="button" className={classes.close} onClick={onClose}>
          {t`Back`}
        </button>
      </form>
    </section>
  );
}

/** Reads until the first code; the same code is not read twice. */
function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [cameras, setCameras] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [lamp, setLamp] = useState<Lamp | null>(null);
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  }, [onCode]);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOpen = true;
    const run = async () => {
      const came = await openCamera(chosen);
      if (!isOpen) return stop(came);
      stream = came;
      setLamp(lampOf(came));
      setCameras(await camerasHere());
      if (video.current) video.current.srcObject = came;
      await readCodes(video, () => isOpen, told);
    };
    run().catch((error: unknown) => {
      if (!isOpen) return;
      stop(stream);
      setTrouble(troubleOf(error));
    });
    return () => {
      isOpen = false;
      stop(stream);
    };
  }, [chosen]);

  const own = lamp?.track.getSettings().deviceId ?? chosen;
  const next = cameras[(cameras.indexOf(own ?? "") + 1) % cameras.length];
  return {
    ...{ video, trouble, others: cameras.length > 1, hasLamp: lamp?.hasLamp === true },
    isLit: lamp?.isLit === true,
    other: () => setChosen(next ?? null),
    light: () => {
      if (!lamp) return;
      const isLit = !lamp.isLit;
      void lightUp(lamp.track, isLit).then(() => setLamp({ ...lamp, isLit }));
    },
  };
}
