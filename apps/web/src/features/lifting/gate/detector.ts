/** Reads QR codes from a camera's picture. */
export interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface OwnDetector {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}
const QR = "qr_code";

/** Chrome on Android has one; others are given ours. */
export async function browsersOwn(): Promise<OwnDetector | null> {
  const own = (globalThis as { BarcodeDetector?: OwnDetector }).BarcodeDetector;
  const formats = await own?.getSupportedFormats().catch((): string[] => []);
  return own && formats?.includes(QR) ? own : null;
}

const ours = async (): Promise<Detector> => {
  const { OurDetector } = await import("./our-detector.ts");
  return new OurDetector({ formats: [QR] });
};

/** So many pictures in a row that cannot be read are no bad picture any more. */
const MAX_BAD = 30;

/**
 * The browser's own reader, until it fails once: some say that they read QR codes and never do.
 * Then ours, which passes over a picture that it cannot read.
 */
export async function newDetector(): Promise<Detector> {
  const Own = await browsersOwn();
  let own: Detector | null = Own && new Own({ formats: [QR] });
  let our: Detector | null = null;
  let bad = 0;
  return {
    async detect(picture) {
      if (own)
        try {
          return await own.detect(picture);
        } catch {
          own = null;
        }
      our ??= await ours();
      try {
        const seen = await our.detect(picture);
        bad = 0;
        return seen;
      } catch (error) {
        bad += 1;
        if (bad >= MAX_BAD) throw error;
        return [];
      }
    },
  };
}

/** Files that a phone needs before the network goes: its own detector may fail then. */
export async function filesToKeep(): Promise<readonly string[]> {
  return [(await import("./our-detector.ts")).wasm];
}
