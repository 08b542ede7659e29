import { createRequire } from "node:module";

/** Libraries that hardly any market needs: brought by `npm run install:…`, never by `npm start`. */
const EXTRAS = {
  tracing: {
    library: "@opentelemetry/sdk-trace-base",
    known: "OpenTelemetry",
    setting: "OTEL_EXPORTER_OTLP_ENDPOINT",
  },
  "object-store": {
    library: "@aws-sdk/client-s3",
    known: "the client of object stores",
    setting: "S3_ENDPOINT",
  },
} as const;

const { resolve } = createRequire(import.meta.url);

export function isInstalled(library: string): boolean {
  try {
    return resolve(library) !== "";
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") return false;
    throw error;
  }
}

/** In one line, with what to run; null where it is there. */
export function whyLacking(extra: keyof typeof EXTRAS, isThere: typeof isInstalled): string | null {
  const { library, known, setting } = EXTRAS[extra];
  if (isThere(library)) return null;
  return `${setting} is set, and ${known} is not installed: npm run install:${extra}`;
}
