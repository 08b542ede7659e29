import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import { newDetector } from "./detector.ts";
import classes from "./scanner.module.css";

interface Props {
  busy: boolean;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** The camera, and a field for who has none. */
export function Scanner({ busy, onCode, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const { video, trouble } = useCamera(onCode);
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
          <p className={classes.hint}>{t`Hold the driver's code in the frame`}</p>
        </div>
      ) : (
        <p className={classes.trouble} role="alert">
          {trouble}
        </p>
      )}
      <form noValidate onSubmit={send} className={classes.typing}>
        <label>
          {t`Or paste the code`}
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

const EVERY = 180;

/** Reads until the first code; the same code is not read twice. */
function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  }, [onCode]);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOpen = true;
    const run = async () => {
      const came = await openCamera();
      if (!isOpen) return stop(came);
      stream = came;
      if (video.current) video.current.srcObject = came;
      const detector = await newDetector();
      let last = "";
      while (isOpen) {
        const picture = video.current;
        const seen =
          picture && picture.readyState >= picture.HAVE_CURRENT_DATA
            ? await detector.detect(picture)
            : [];
        const [code] = seen;
        if (isOpen && code && code.rawValue !== last) {
          last = code.rawValue;
          told.current(last);
        }
        await new Promise((done) => setTimeout(done, EVERY));
      }
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
  }, []);
  return { video, trouble };
}

const stop = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices
    ? navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false })
    : Promise.reject(new DOMException("", "NotFoundError"));

function troubleOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError")
    return t`This page may not use the camera. Allow it in the browser's settings, or paste the code.`;
  if (name === "NotFoundError") return t`There is no camera here. Paste the code.`;
  return t`The camera cannot be read. Close other apps that use it, or paste the code.`;
}
