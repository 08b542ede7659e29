import { writeFileSync } from "node:fs";

/**
 * A reporter that writes down what failed outside of every test, which the JSON report leaves out:
 * an error that nobody caught, a hook before or after the tests, a worker that died. The file is
 * named by UNCAUGHT_ERRORS; it holds a JSON array of texts.
 */
export default class ErrorsReporter {
  onTestRunEnd(modules, uncaught) {
    const texts = uncaught.map(textOf);
    for (const module of modules)
      for (const part of [module, ...module.children.allSuites()])
        texts.push(...part.errors().map((error) => `${module.relativeModuleId}: ${textOf(error)}`));
    writeFileSync(process.env.UNCAUGHT_ERRORS, JSON.stringify(texts));
  }
}

const textOf = (error) => error.stack ?? error.message ?? JSON.stringify(error);
