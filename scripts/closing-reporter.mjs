/** Why tests are skipped, by what their names say they need. */
const reasons = [
  [/\b(with|without|a) Redis\b/, "no Redis server here"],
  [/\bon PostgreSQL 15\b/, "no PostgreSQL 15 here"],
  [/\bwith Prometheus\b/, "no Prometheus here"],
  [/\bwith kubectl\b/, "no kubectl here"],
  [/^the cluster on one machine\b/, "no PostgreSQL, Patroni, etcd and HAProxy of Debian here"],
  [/^a line of 300 ms\b/, "no network of its own here"],
  [/^on a full disk\b/, "no disk of its own here"],
  [/^on a bare Debian\b/, "no root or no debootstrap here"],
];

/**
 * The last lines of a run: journeys that passed at their second try and what they said at the
 * first, why tests were skipped, and `N passed, N failed`. What failed outside of every test (a
 * file that did not load, an error that nobody caught) counts as a failure, as do the checks named
 * in FAILED_CHECKS, one a line.
 */
export default class ClosingReporter {
  /** The title that -t asks for. */
  #asked;

  onInit({ config }) {
    this.#asked = config.testNamePattern;
  }

  onTestRunEnd(modules, uncaught) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const outside = suites.filter((suite) => suite.errors().length > 0);
    const checks = (process.env.FAILED_CHECKS ?? "").split("\n").filter(Boolean);

    const failed = inState("failed").map(titleOf);
    failed.push(...outside.map((suite) => `${fileOf(suite)}: ${suite.errors()[0].message}`));
    failed.push(...uncaught.map((error) => error.stack ?? error.message), ...checks);
    const passed = inState("passed").length;
    if (this.#asked && passed + failed.length === 0) {
      failed.push(`no test has a title with ${this.#asked.source}`);
      process.exitCode = 1;
    }
    const lines = failed.map((title) => `FAIL ${title}`);
    for (const test of tests.filter((test) => test.diagnostic()?.flaky))
      lines.push(`RETRIED ${titleOf(test)}: ${test.result().errors?.[0]?.message ?? ""}`);
    const others = ({ fullName }) => this.#asked && !this.#asked.test(fullName);
    const skipped = inState("skipped").filter((test) => !others(test));
    for (const [why, count] of skippedBecause(skipped)) lines.push(`${count} skipped: ${why}`);
    // After the default reporter's own last lines.
    process.once("exit", (code) => {
      // A market that all files share did not open: Vitest names it above, and no test.
      const count = failed.length || (code ? 1 : 0);
      console.log([...lines, `${passed} passed, ${count} failed`].join("\n"));
    });
  }
}

const fileOf = (suite) => (suite.module ?? suite).relativeModuleId;
const titleOf = (test) => `${test.module.relativeModuleId} > ${test.fullName}`;

function skippedBecause(tests) {
  const counts = new Map();
  for (const { fullName } of tests) {
    const [, why] = reasons.find(([named]) => named.test(fullName)) ?? [null, "for no said reason"];
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return counts;
}
