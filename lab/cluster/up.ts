import { startCluster } from "./cluster.ts";
import { balancer, ports } from "./hosts.ts";
import { whatIsMissing } from "./requirements.ts";

/** `npm run ops:cluster`: brings the cluster up and keeps it until Ctrl-C. */
const giveUp = (why: string): never => {
  console.error(why);
  process.exit(1);
};
const missing = whatIsMissing();
if (missing) giveUp(missing);
const cluster = await startCluster().catch((error: Error) =>
  giveUp(error.cause ? `${error.cause}\n${error.message}` : error.message),
);
console.info(`The market:  ${cluster.url} (its certificate is its own)
HAProxy:     http://${balancer.address}:${ports.metrics}/
The database: ${cluster.databaseUrl}
Logs:        ${cluster.folder}, of nodes and databases in folders of their own
Ctrl-C ends it and takes all of that away.`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void cluster.stop().then(() => process.exit(0)));
