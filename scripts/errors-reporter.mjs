import { writeFileSync } from "node:fs";

/**
 * A reporter that writes down what failed outside of every test (an error that nobody caught, a
 * worker that died), which the JSON report leaves out. The file is named by UNCAUGHT_ERRORS; it
 * holds a JSON array of texts.
 */
export default class ErrorsReporter {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map((error) => error.stack ?? error.message ?? JSON.stringify(error));
    writeFileSync(process.env.UNCAUGHT_ERRORS, JSON.stringify(texts));
  }
}
