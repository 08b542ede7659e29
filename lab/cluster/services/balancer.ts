import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, type HostProcess, hostProcess } from "../host-process.ts";
import { balancer, databases, type Host, nodes, ports, redises } from "../hosts.ts";

/** HAProxy: ends TLS, deals calls out to the nodes, finds the primaries of PostgreSQL and Redis. */
export function createBalancer(folder: string): HostProcess {
  const home = folderOf("haproxy", folder, balancer.name);
  const certificate = makeCertificate(home);
  const file = join(home, "haproxy.cfg");
  writeFileSync(file, settings(certificate), { mode: 0o644 });
  return hostProcess(balancer, folder, {
    what: "haproxy",
    // Port 443 is the system's to give: HAProxy takes it, then becomes its own user.
    user: "root",
    command: ["haproxy", "-W", "-db", "-f", file],
  });
}

/** The certificate that the market shows, for those who are to trust it. */
export const certificateOf = (folder: string): string => join(folder, balancer.name, "market.crt");

function makeCertificate(home: string): string {
  const [key, crt, both] = ["key", "crt", "pem"].map((end) => join(home, `market.${end}`)) as [
    string,
    string,
    string,
  ];
  const subject = ["-subj", `/CN=${balancer.address}`];
  const names = ["-addext", `subjectAltName=IP:${balancer.address}`];
  const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync(
    "openssl",
    ["req", "-x509", ...made, "-keyout", key, "-out", crt, "-days", "30", ...subject, ...names],
    { stdio: "ignore" },
  );
  writeFileSync(both, readFileSync(crt, "utf8") + readFileSync(key, "utf8"), { mode: 0o600 });
  return both;
}

const servers = (hosts: readonly Host[], port: number, check: string) =>
  hosts.map(({ name, address }) => `  server ${name} ${address}:${port} ${check}`).join("\n");

const settings = (certificate: string) => `global
  maxconn 8000
  user haproxy
  group haproxy
  ssl-default-bind-options ssl-min-ver TLSv1.2

defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s

frontend market
  mode http
  bind ${balancer.address}:${ports.https} ssl crt ${certificate} alpn h2,http/1.1
  option forwardfor
  http-request set-header x-forwarded-proto https
  # Figures are for who runs it: they are read from the nodes.
  http-request deny if { path /api/metrics }
  default_backend nodes

# A node that is told to end answers 503 on /api/ready first, and what is under way ends in peace.
# A call that reached no node goes to the next; one that did is not sent twice.
backend nodes
  mode http
  balance leastconn
  option httpchk GET /api/ready
  option redispatch
  retries 3
  retry-on conn-failure
  default-server inter 1s fall 2 rise 1
${servers(nodes, ports.market, "check")}

# Patroni says which one is primary; connections to one that is no longer are ended.
listen database
  mode tcp
  bind ${balancer.address}:${ports.database}
  timeout client 1h
  timeout server 1h
  option clitcpka
  clitcpka-idle 5s
  clitcpka-intvl 1s
  clitcpka-cnt 3
  option srvtcpka
  # A slow line is not a dead one; a dead one is found before another takes its place.
  timeout check 2500ms
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s downinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers(databases, ports.database, `check port ${ports.patroni}`)}

listen redis
  mode tcp
  bind ${balancer.address}:${ports.redis}
  timeout client 1h
  timeout server 1h
  option tcp-check
  tcp-check send "info replication\\r\\n"
  tcp-check expect string role:master
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers(redises, ports.redis, "check")}

frontend metrics
  mode http
  bind ${balancer.address}:${ports.metrics}
  http-request use-service prometheus-exporter if { path /metrics }
  stats enable
  stats uri /
`;
