/** By major, the minor that mended the last known holes in security. Of 28 November 2026. */
const MENDED: Readonly<Record<number, number>> = { 18: 7 };

export interface ServerVersion {
  /** `18.7` */
  readonly version: string;
  /** The one to update to, where this one has known holes. */
  readonly mended: string | null;
}

/** @param said as `server_version`: `18.4 (Debian 18.4-1)` */
export function judgeVersion(said: string): ServerVersion {
  const [version = said] = said.split(" ");
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const least = MENDED[major];
  return { version, mended: least !== undefined && minor < least ? `${major}.${least}` : null };
}
