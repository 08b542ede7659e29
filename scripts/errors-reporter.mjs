import { writeFileSync } from "node:fs";

/**
 * A reporter that writes down what the JSON report leaves out: what failed outside of every test
 * (an error that nobody caught, a hook before or after the tests, a worker that died), and the
 * titles of tests that passed at the second try. The file is named by UNCAUGHT_ERRORS; it holds
 * JSON, `{errors, flaky}`, both lists of texts.
 */
export default class ErrorsReporter {
  onTestRunEnd(modules, uncaught) {
    const errors = uncaught.map(textOf);
    const flaky = [];
    for (const module of modules)
      for (const part of [module, ...module.children.allSuites()])
        errors.push(
          ...part.errors().map((error) => `${module.relativeModuleId}: ${textOf(error)}`),
        );
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky) flaky.push(`${module.relativeModuleId}: ${test.fullName}`);
    writeFileSync(process.env.UNCAUGHT_ERRORS, JSON.stringify({ errors, flaky }));
  }
}

const textOf = (error) => error.stack ?? error.message ?? JSON.stringify(error);
