import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, type HostProcess, hostProcess } from "../host-process.ts";
import { etcds, type Host, ports } from "../hosts.ts";

/** Three members of etcd, which decide who is primary. */
export const createEtcd = (folder: string): HostProcess[] =>
  etcds.map((host) => {
    const own = `http://${host.address}`;
    const data = folderOf("etcd", folder, host.name);
    const members = etcds.map((h) => `${h.name}=http://${h.address}:${ports.etcdPeers}`).join(",");
    return hostProcess(host, folder, {
      what: "etcd",
      user: "etcd",
      command: [
        "etcd",
        ...["--name", host.name, "--data-dir", data],
        ...["--initial-cluster", members, "--initial-cluster-token", "rebale"],
        ...["--listen-peer-urls", `${own}:${ports.etcdPeers}`],
        ...["--initial-advertise-peer-urls", `${own}:${ports.etcdPeers}`],
        ...["--listen-client-urls", `${own}:${ports.etcd}`],
        ...["--advertise-client-urls", `${own}:${ports.etcd}`],
        // Twenty processes share two cores: a member that is late has not failed.
        ...["--heartbeat-interval", "300", "--election-timeout", "2000"],
      ],
    });
  });

/** Two ways from a database's host to etcd: who receives nothing on one tries the other. */
export const etcdEntrances: readonly string[] = ["127.0.0.1:2379", "127.0.0.1:2381"];

/**
 * An HAProxy on a database's host that keeps its connections to etcd open. Patroni, which has a
 * second for a call to one of three members, opens a new one after each that was late: on a line
 * of 300 ms each way that takes 600 ms, and the call has no time left.
 */
export function createEtcdProxy(folder: string, host: Host): HostProcess {
  const file = join(folder, `${host.name}-etcd-proxy.cfg`);
  writeFileSync(file, proxySettings(), { mode: 0o644 });
  return hostProcess(host, folder, {
    what: "etcd-proxy",
    user: "haproxy",
    command: ["haproxy", "-W", "-db", "-f", file],
  });
}

/** The second way begins with another member, so that one that is silent costs one try. */
const proxySettings = () => `global
  nbthread 1
  maxconn 100

defaults
  mode http
  timeout connect 2s
  # A watch hears nothing for as long as nothing changes.
  timeout client 1h
  timeout server 1h
  # A slow line is not a dead one.
  timeout check 2500ms
  option httpchk GET /health
  option redispatch
  http-reuse always
  default-server inter 1s downinter 300ms fall 3 rise 1 on-marked-down shutdown-sessions
  default-server pool-purge-delay 1m pool-low-conn 4
${etcdEntrances.map(entrance).join("\n")}
`;

const entrance = (address: string, place: number) => `
listen etcd-${place + 1}
  bind ${address}
${[...etcds.slice(place), ...etcds.slice(0, place)].map(member(place)).join("\n")}`;

/** One at a time; each is asked for its health on the first way only. */
const member = (place: number) => (host: Host, i: number) =>
  `  server ${host.name} ${host.address}:${ports.etcd} ` +
  `${place === 0 ? "check" : `track etcd-1/${host.name}`}${i > 0 ? " backup" : ""}`;
