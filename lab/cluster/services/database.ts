import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { archiveSettings } from "../../restore/archive.ts";
import { mountDisk } from "../disks.ts";
import { folderOf, type HostProcess, hostProcess, until } from "../host-process.ts";
import { balancer, databases, type Host, OUTSIDE, ports } from "../hosts.ts";
import { createEtcdProxy, etcdEntrances } from "./etcd.ts";

const BINARIES = "/usr/lib/postgresql/15/bin";
const PASSWORD = "only-on-this-machine";
const OWNER = "rebale";

const DISK_SIZE = "2g";

/**
 * A primary and a synchronous standby under Patroni.
 * @param archive a folder that both copy their log to
 */
export const createPatroni = (folder: string, archive?: string): HostProcess[] =>
  databases.flatMap((host) => {
    const home = mountDisk(folder, host, DISK_SIZE);
    folderOf("postgres", home);
    const file = join(home, "patroni.json");
    const watchdog = join(folder, `${host.name}-watchdog`);
    const settings = patroniSettings(host, { home, archive, watchdog });
    writeFileSync(file, JSON.stringify(settings, null, 2), { mode: 0o644 });
    const etcdProxy = createEtcdProxy(folder, host);
    const patroni = hostProcess(host, folder, {
      what: "patroni",
      user: "postgres",
      command: ["patroni", file],
      watchdog: { device: watchdog, neighbours: [etcdProxy] },
    });
    return [etcdProxy, patroni];
  });

/**
 * Seconds. A primary that is not seen for `ttl` loses its place; Patroni asks that
 * loop_wait + 2 × retry_timeout be no longer.
 */
const timing = { ttl: 8, loop_wait: 1, retry_timeout: 3 };

interface Places {
  readonly home: string;
  readonly archive: string | undefined;
  readonly watchdog: string;
}

const patroniSettings = (host: Host, { home, archive, watchdog }: Places) => ({
  scope: "rebale",
  name: host.name,
  restapi: {
    listen: `${host.address}:${ports.patroni}`,
    connect_address: `${host.address}:${ports.patroni}`,
  },
  // A primary that stood still must not wake up beside the next one: its machine is reset before.
  watchdog: { mode: "required", driver: "testing", device: watchdog, safety_margin: 1 },
  etcd3: { hosts: etcdEntrances, use_proxies: true },
  bootstrap: {
    dcs: {
      ...timing,
      // A primary that crashed is replaced rather than waited for.
      primary_start_timeout: 0,
      // An acknowledged bid is on both: what only one has was never acknowledged.
      synchronous_mode: true,
      maximum_lag_on_failover: 0,
      postgresql: {
        use_pg_rewind: true,
        parameters: {
          // Three nodes hold about 35 each, and one that was killed leaves its own for seconds.
          max_connections: 300,
          shared_buffers: "128MB",
          wal_keep_size: "512MB",
          wal_log_hints: "on",
          jit: "off",
          tcp_keepalives_idle: 5,
          tcp_keepalives_interval: 1,
          tcp_keepalives_count: 3,
          tcp_user_timeout: 5000,
          ...(archive && archiveSettings(archive)),
        },
      },
    },
    initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    pg_hba: [
      `host replication all ${OUTSIDE}/24 scram-sha-256`,
      `host all all ${OUTSIDE}/24 scram-sha-256`,
      "local all all trust",
    ],
  },
  postgresql: {
    listen: `${host.address}:${ports.database}`,
    connect_address: `${host.address}:${ports.database}`,
    data_dir: join(home, "data"),
    bin_dir: BINARIES,
    pgpass: join(home, "pgpass"),
    parameters: { unix_socket_directories: home },
    authentication: {
      superuser: { username: "postgres", password: PASSWORD },
      replication: { username: "replicator", password: PASSWORD },
      rewind: { username: "rewinder", password: PASSWORD },
    },
  },
  tags: { nofailover: false, noloadbalance: false, clonefrom: false, nosync: false },
});

/** The primary, by way of the balancer. */
export const urlOf = (user: string, database: string) =>
  `postgres://${user}:${PASSWORD}@${balancer.address}:${ports.database}/${database}`;
export const databaseUrl = urlOf(OWNER, "rebale");

/** Waits for a primary with a synchronous standby, and makes the market's role and database. */
export async function prepareDatabase(): Promise<void> {
  await until("a primary and a synchronous standby", hasStandby, 120_000);
  const client = new pg.Client({ connectionString: urlOf("postgres", "postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [OWNER]);
    if (rowCount) return;
    await client.query(`create role ${OWNER} login password '${PASSWORD}'`);
    await client.query(`create database rebale owner ${OWNER}`);
  } finally {
    await client.end();
  }
}

/** Whether each commit is on two machines. @throws Error while there is no primary */
export async function hasStandby(): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf("postgres", "postgres") });
  await client.connect();
  try {
    const { rows } = await client.query("select sync_state from pg_stat_replication");
    return rows.some(({ sync_state }) => sync_state === "sync");
  } finally {
    await client.end();
  }
}

/** Which of the hosts is primary, as Patroni says; undefined while there is none. */
export async function findPrimary(): Promise<Host | undefined> {
  // Long, for who asks may be busy with thousands of bidders.
  const signal = AbortSignal.timeout(5000);
  const answers = await Promise.all(
    databases.map(({ address }) =>
      fetch(`http://${address}:${ports.patroni}/primary`, { signal }).catch(() => null),
    ),
  );
  return databases.find((_, i) => answers[i]?.ok);
}
