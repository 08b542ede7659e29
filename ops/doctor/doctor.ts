import { type Config, readConfig, StartRefused } from "../../apps/server/src/platform/config.ts";
import { type Finding, hideSecrets, lookAt, ok, warning, wrong } from "./finding.ts";
import { lookAtDatabase } from "./look-at-database.ts";
import { isClockSet, lookAtBackup, lookAtDisk } from "./look-at-machine.ts";
import { lookAtMail, lookAtSms } from "./look-at-messages.ts";
import { lookAtGateway, lookAtStore } from "./look-at-stores.ts";
import { lookAtTenders } from "./look-at-tenders.ts";

type Env = Record<string, string | undefined>;

/** The recipients of a message that somebody asked for. */
export interface Recipients {
  readonly mail?: string | undefined;
  readonly sms?: string | undefined;
}

/** Looks at all that the market of these settings stands on, and starts nothing. */
export async function examine(env: Env, to: Recipients = {}): Promise<Finding[]> {
  const { config, refused } = readAsFarAsPossible(env);
  const findings = await lookAtAll(config, refused, to);
  // A secret may stand in a file that a setting names.
  const settings = { ...env, ...config };
  return findings.map((found) => ({ ...found, words: hideSecrets(found.words, settings) }));
}

async function lookAtAll(
  config: Config | undefined,
  refused: string | undefined,
  to: Recipients,
): Promise<Finding[]> {
  const settings = await lookAt("settings", () =>
    refused ? wrong(refused) : ok(config?.demo ? "For a demo" : "All that is needed is set"),
  );
  if (!config) return [settings];
  const [database, ...others] = await Promise.all([
    lookAtDatabase(config),
    lookAt("disk", () => lookAtDisk(config)),
    lookAt("mail", () => lookAtMail(config, to.mail)),
    lookAt("sms", () => lookAtSms(config, to.sms)),
    lookAt("gateway", () => lookAtGateway(config)),
    lookAt("files", () => lookAtStore(config)),
    lookAt("tenders", () => lookAtTenders(config)),
    lookAt("backup", () => lookAtBackup(config, new Date())),
  ]);
  return [settings, ...database.map(withMachinesClock), ...others];
}

/** Where something is missing, the rest is looked at all the same. */
function readAsFarAsPossible(env: Env): { config?: Config; refused?: string } {
  try {
    return { config: readConfig(env) };
  } catch (error) {
    const refused = wordsOf(error);
    try {
      return { config: { ...readConfig({ ...env, DEMO: "1" }), demo: env.DEMO === "1" }, refused };
    } catch {
      return { refused };
    }
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  throw error;
}

/** Both may be wrong by the same: something outside has to set them. */
const withMachinesClock = (finding: Finding): Finding =>
  finding.about === "clock" && finding.state === "ok" && isClockSet() === false
    ? {
        about: "clock",
        ...warning(`${finding.words}, and nothing sets them: install systemd-timesyncd`),
      }
    : finding;
