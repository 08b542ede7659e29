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

export async function newDetector(): Promise<Detector> {
  const Own = await browsersOwn();
  if (Own) return new Own({ formats: [QR] });
  const { OurDetector } = await import("./our-detector.ts");
  return new OurDetector({ formats: [QR] });
}

/** What a phone without a detector needs to have before the network goes. */
export async function filesToKeep(): Promise<readonly string[]> {
  if (await browsersOwn()) return [];
  return [(await import("./our-detector.ts")).wasm];
}
