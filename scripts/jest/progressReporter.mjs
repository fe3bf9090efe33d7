import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A jest reporter that writes the events of `testProgress.ts` to the file that its option names. */
export default class JestProgress {
  constructor({ rootDir }, { file }) {
    this.rootDir = rootDir;
    this.file = file;
  }

  onTestCaseStart({ path }, { ancestorTitles, title }) {
    this.#writeEvent({ event: 'began', test: this.#name(path, [...ancestorTitles, title]) });
  }

  onTestCaseResult({ path }, { ancestorTitles, title, status, invocations = 1, failureMessages }) {
    this.#writeEvent({
      event: 'ended',
      test: this.#name(path, [...ancestorTitles, title]),
      attempt: invocations,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      message: failureMessages.join('\n'),
    });
  }

  /** Reports a file that could not be loaded or whose setup failed: no test of the file carries the error. */
  onTestFileResult({ path }, { testExecError, failureMessage, numFailingTests }) {
    if (!testExecError && (numFailingTests || !failureMessage)) return;
    this.#writeEvent({
      event: 'ended',
      test: relative(this.rootDir, path),
      attempt: 1,
      status: 'failed',
      message: failureMessage ?? '',
    });
  }

  #name(path, titles) {
    return [relative(this.rootDir, path), ...titles].join(' › ');
  }

  #writeEvent(event) {
    appendFileSync(this.file, `${JSON.stringify(event)}\n`);
  }
}
