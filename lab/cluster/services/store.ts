import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { mountDisk } from "../disks.ts";
import { folderOf, type HostProcess, hostProcess, until } from "../host-process.ts";
import { ports, store } from "../hosts.ts";

/**
 * OpenStack Swift with its S3 interface: the store for objects that Debian 12 has. One host, one
 * copy; a real one has three of each.
 */
const DISK_SIZE = "512m";
const kinds = { account: 6202, container: 6201, object: 6200 } as const;
type Kind = keyof typeof kinds;
const DEVICE = "disk1";
const USER = "swift";
const [ACCOUNT, KEY] = ["rebale:market", "only-on-this-machine"];
const BUCKET = "market";

const url = `http://${store.address}:${ports.store}`;

/** A node's settings, to keep its files there. */
export const storeSettings: Readonly<Record<string, string>> = {
  S3_ENDPOINT: url,
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY: ACCOUNT,
  S3_SECRET_KEY: KEY,
};

/** Three servers for what is kept, and the one that speaks S3. */
export function createObjectStoreService(folder: string): HostProcess[] {
  const home = mountDisk(folder, store, DISK_SIZE);
  folderOf(USER, home);
  folderOf(USER, home, "devices");
  folderOf(USER, home, "devices", DEVICE);
  const program = (what: string, settings: string) => {
    const file = join(home, `${what}.conf`);
    writeFileSync(file, settings, { mode: 0o644 });
    return hostProcess(store, folder, {
      what: `swift-${what}`,
      user: USER,
      command: [`swift-${what}-server`, file, "--verbose"],
    });
  };
  makeRings(home);
  return [
    hostProcess(store, folder, {
      what: "memcached",
      user: "memcache",
      command: ["memcached", "-l", store.address, "-m", "16"],
    }),
    ...(Object.keys(kinds) as Kind[]).map((kind) => program(kind, keeping(home, kind))),
    program("proxy", speakingS3(home)),
  ];
}

/** Which device holds what: the one, all of it. */
function makeRings(home: string): void {
  const make = `
import sys
from swift.common.ring import RingBuilder
for kind, port in ${JSON.stringify(Object.entries(kinds))}:
    # 2^4 partitions, one copy, movable after an hour.
    ring = RingBuilder(4, 1, 1)
    place = dict(region=1, zone=1, ip="${store.address}", port=port)
    ring.add_dev(dict(place, device="${DEVICE}", weight=1))
    ring.rebalance()
    ring.get_ring().save(f"{sys.argv[1]}/{kind}.ring.gz")`;
  execFileSync("/usr/bin/python3", ["-c", make, home], { stdio: "ignore" });
}

/** Waits until files can be stored, and makes the bucket. */
export const prepareStore = (): Promise<void> =>
  until("the store has a bucket", async () => {
    const login = await fetch(`${url}/auth/v1.0`, {
      headers: { "x-auth-user": ACCOUNT, "x-auth-key": KEY },
    });
    const made = await fetch(`${login.headers.get("x-storage-url")}/${BUCKET}`, {
      method: "PUT",
      headers: { "x-auth-token": login.headers.get("x-auth-token") ?? "" },
    });
    return made.ok;
  });

const common = (home: string, port: number) => `[DEFAULT]
bind_ip = ${store.address}
bind_port = ${port}
workers = 0
user = ${USER}
swift_dir = ${home}
log_level = WARNING
`;

const keeping = (home: string, kind: Kind) => `${common(home, kinds[kind])}
devices = ${join(home, "devices")}
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const speakingS3 = (home: string) => `${common(home, ports.store)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = ${store.address}:11211
[filter:s3api]
use = egg:swift#s3api
location = ap-south-1
[filter:tempauth]
use = egg:swift#tempauth
user_${ACCOUNT.replace(":", "_")} = ${KEY} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;
