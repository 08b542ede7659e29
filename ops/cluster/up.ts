import { openCluster } from "./cluster.ts";
import { balancer, ports } from "./hosts.ts";
import { whatIsMissing } from "./requirements.ts";

/** `npm run ops:cluster`: brings the cluster up and keeps it until Ctrl-C. */
const missing = whatIsMissing();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const cluster = await openCluster();
console.info(`The market:  ${cluster.url} (its certificate is its own)
HAProxy:     http://${balancer.address}:${ports.metrics}/
The database: ${cluster.databaseUrl}
Logs:        ${cluster.folder}
Ctrl-C ends it.`);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void cluster.stop().then(() => process.exit(0)));
