/**
 * The hosts of the cluster, each a network namespace on this machine with an address of its own on
 * one bridge.
 */
export interface Host {
  readonly name: string;
  readonly address: string;
}

const NETWORK = "10.77.0";
/** This machine's own address on the bridge: where bidders and watchers come from. */
export const OUTSIDE = `${NETWORK}.1`;

const hosts = (name: string, first: number, count: number): Host[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `${name}${i + 1}`,
    address: `${NETWORK}.${first + i}`,
  }));

export const databases = hosts("db", 11, 2);
export const etcds = hosts("etcd", 21, 3);
export const redises = hosts("redis", 31, 3);
export const nodes = hosts("node", 41, 3);
export const balancer: Host = { name: "lb", address: `${NETWORK}.51` };

/** Objects by path, over S3: papers and pictures. */
export const store: Host = { name: "store", address: `${NETWORK}.61` };

export const allHosts: readonly Host[] = [
  ...databases,
  ...etcds,
  ...redises,
  ...nodes,
  balancer,
  store,
];

export const ports = {
  market: 8080,
  https: 443,
  metrics: 8404,
  database: 5432,
  patroni: 8008,
  etcd: 2379,
  etcdPeers: 2380,
  redis: 6379,
  sentinel: 26_379,
  store: 8333,
} as const;
