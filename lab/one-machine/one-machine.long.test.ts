import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { type BareMachine, canMakeMachine, startBareMachine } from "./bare-machine.ts";
import { commandsIn } from "./typed.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));
const typed = commandsIn(new URL("../../ops/one-machine.md", import.meta.url));
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: checkout, encoding: "utf8" }).trim();
/** The version that is upgraded, and the one that it becomes: what is committed counts. */
const [BEFORE, NEXT] = ["HEAD~1", "HEAD"].map((name) => git("rev-parse", name).slice(0, 12));

const CA = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
const BID = ["env", `NODE_EXTRA_CA_CERTS=${CA}`, "node", "/srv/bid.mjs", "market.example"];
const API = "http://127.0.0.1:8080/api";

/** The operator's own values, in place of the document's examples. */
const yours = `
export SITE=market.example OWNER=you@example.org
export REPOSITORY=/srv/rebale.git VERSION=${BEFORE}
export SMTP_URL=smtp://127.0.0.1:2525 SMTP_FROM='Rebale <no-reply@market.example>'
export SMS_URL=http://127.0.0.1:9009/send SMS_TOKEN=a-token-of-the-gateway
export SMS_TEMPLATES='code.en=1107160000000012345 code.hi=1107160000000012346'
`;
const namesIn = (text: string) => [...text.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name);

/**
 * Packages come in by the network outside, whose proxy may have an authority of its own; all else
 * has the machine's network.
 */
const AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt";
const OUTSIDE =
  'NODE_EXTRA_CA_CERTS=/srv/authorities.crt exec nsenter --net=/run/outside "/usr/bin/$0" "$@"';
const outside = {
  "apt-get": OUTSIDE,
  npm: `case "$*" in *'run build') ${OUTSIDE} ;; esac\nexec /usr/bin/npm "$@"`,
};

/** The name, the repository, the mail server and the SMS gateway that an operator would have. */
function layOut({ root }: BareMachine): void {
  for (const [name, words] of Object.entries(outside)) {
    const file = join(root, "usr/local/sbin", name);
    writeFileSync(file, `#!/bin/sh\n${words.replace("$0", name)}\n`);
    chmodSync(file, 0o755);
  }
  writeFileSync(join(root, "etc/hosts"), "127.0.0.1 localhost market.example onemachine\n");
  for (const file of ["stand-ins.mjs", "bid.mjs", "people.sql"])
    copyFileSync(new URL(file, import.meta.url), join(root, "srv", file));
  copyFileSync(AUTHORITIES, join(root, "srv/authorities.crt"));
  git("clone", "--bare", "--quiet", ".", join(root, "srv/rebale.git"));
}

async function followTheDocument(machine: BareMachine) {
  const shell = machine.shell();
  const follow = async (heading: string, change = (commands: string) => commands) => {
    const commands = typed.get(heading);
    if (!commands) throw new Error(`The document has no commands under ${heading}`);
    return shell.type(change(commands));
  };
  const bid = async (...args: string[]) => {
    const said = machine.run(...BID, ...args);
    return JSON.parse(said) as { lot: string; amount: number };
  };
  const asked = (path: string) => JSON.parse(machine.run("curl", "--silent", `${API}${path}`));
  return { shell, follow, bid, asked };
}

test.skipIf(!canMakeMachine())(
  "on a bare Debian each command of ops/one-machine.md is typed, from packages to the first bid, a restored backup, an upgrade and the way back (V14)",
  { timeout: 5_400_000 },
  async () => {
    const machine = await startBareMachine();
    onTestFinished(machine.stop);
    layOut(machine);
    const { shell, follow, bid, asked } = await followTheDocument(machine);

    expect(namesIn(typed.get("Yours") ?? "")).toEqual(namesIn(yours));
    await shell.type(yours);
    await follow("Packages and folders");
    machine.run("systemd-run", "--quiet", "--unit=stand-ins", "node", "/srv/stand-ins.mjs");
    await follow("Database");
    const market = await follow("The market");
    expect(market).toMatch(/^ok +settings/m);
    expect(market).not.toMatch(/^wrong/m);
    await follow("TLS");
    await follow("Logs");
    const [link = ""] = (await follow("The first bid")).match(/https:\S+#\S+/) ?? [];
    await shell.type("runuser -u postgres -- psql -q -v ON_ERROR_STOP=1 rebale < /srv/people.sql");
    const { lot } = await bid("first", link);

    const units = ["rebale.service", "rebale-backup.service", "rebale-backup.timer"];
    const highest = () => asked(`/auction/details/${lot}`).data.heightest;
    const backup = await follow("Backup", (commands) =>
      // Between the backup and the way back somebody bids once more.
      commands.replace(/^systemctl stop rebale$/m, `${BID.join(" ")} again ${lot} 52000\n$&`),
    );
    expect(backup.match(/Ledgers: whole/g)).toHaveLength(2);
    expect(backup).toMatch(/^ok +backup +The last is 0 hours old/m);
    expect(highest()).toBe(52_000);
    machine.run("systemd-analyze", "verify", ...units.map((unit) => `/etc/systemd/system/${unit}`));
    expect(machine.run("systemctl", "is-enabled", "rebale", "rebale-backup.timer")).toBe(
      "enabled\nenabled\n",
    );

    machine.run("systemctl", "kill", "--signal=KILL", "rebale");
    await shell.type(
      "sleep 1; until curl --silent --fail http://127.0.0.1:8080/api/ready; do sleep 1; done",
    );
    await bid("again", lot, "53000");

    const upgrade = await follow("Upgrade", (commands) =>
      commands.replace(/^VERSION=.*$/m, `VERSION=${NEXT}`),
    );
    // The market says its version when it is up again, each time.
    expect(upgrade.match(/(?<="commit":")\w+/g)).toEqual([NEXT, BEFORE]);
    expect(highest()).toBe(53_000);
  },
);
