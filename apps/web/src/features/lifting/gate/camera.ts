import { t } from "ttag";
import { newDetector } from "./detector.ts";

/** A phone's cameras, and what is seen through one. */

/** Fine enough for a code on a cracked screen; the browser's own is 640. */
const DOTS = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** @param id of one of them; null for the one at the back */
export const openCamera = (id: string | null): Promise<MediaStream> =>
  navigator.mediaDevices
    ? navigator.mediaDevices.getUserMedia({
        video: { ...DOTS, ...(id ? { deviceId: { exact: id } } : { facingMode: "environment" }) },
        audio: false,
      })
    : Promise.reject(new DOMException("", "NotFoundError"));

export const stop = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Told once one of them is open. */
export async function camerasHere(): Promise<string[]> {
  const all = await navigator.mediaDevices.enumerateDevices().catch((): MediaDeviceInfo[] => []);
  return all.filter(({ kind }) => kind === "videoinput").map(({ deviceId }) => deviceId);
}

export interface Lamp {
  readonly track: MediaStreamTrack;
  readonly hasLamp: boolean;
  readonly isLit: boolean;
}
/** TypeScript's DOM knows no torch. */
type WithTorch = { torch?: boolean };
export function lampOf(stream: MediaStream): Lamp | null {
  const [track] = stream.getVideoTracks();
  if (!track) return null;
  const can = (track.getCapabilities?.() ?? {}) as WithTorch;
  return { track, hasLamp: can.torch === true, isLit: false };
}
export const lightUp = (track: MediaStreamTrack, isLit: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch: isLit } as MediaTrackConstraintSet] });

const EVERY = 180;

/** As long as the scanner is open: each new code is told. */
export async function readCodes(
  video: React.RefObject<HTMLVideoElement | null>,
  isOpen: () => boolean,
  told: React.RefObject<(code: string) => void>,
): Promise<void> {
  const detector = await newDetector();
  let last = "";
  while (isOpen()) {
    const picture = video.current;
    const isReady = picture && picture.readyState >= picture.HAVE_CURRENT_DATA;
    const [code] = isReady ? await detector.detect(picture) : [];
    if (isOpen() && code && code.rawValue !== last) {
      last = code.rawValue;
      told.current(last);
    }
    await new Promise((done) => setTimeout(done, EVERY));
  }
}

export function troubleOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError")
    return t`This page may not use the camera. Allow it in the browser's settings, or type the short code.`;
  if (name === "NotFoundError") return t`There is no camera here. Type the short code.`;
  return t`The camera cannot be read. Close other apps that use it, or type the short code.`;
}
