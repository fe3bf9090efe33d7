import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A jest reporter that writes the events of `testProgress.ts` to the file that its option names. */
export default class JestProgress {
  constructor({ rootDir }, { file }) {
    this.rootDir = rootDir;
    this.file = file;
  }

  onRunStart({ numTotalTestSuites }) {
    this.#writeEvent({ event: 'planned', count: numTotalTestSuites, unit: 'files' });
  }

  onTestCaseStart({ path }, { ancestorTitles, title }) {
    this.#writeEvent({ event: 'began', test: this.#name(path, [...ancestorTitles, title]) });
  }

  onTestCaseResult({ path }, { ancestorTitles, title, status, invocations = 1, failureMessages, duration }) {
    // With `-t`, Jest reports the tests of other names as pending; they were not meant to run.
    if (status === 'pending' && process.env.TEST_TITLES) return;
    this.#writeEvent({
      event: 'ended',
      test: this.#name(path, [...ancestorTitles, title]),
      attempt: invocations,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      ms: duration ?? 0,
      message: failureMessages.join('\n'),
    });
  }

  onTestFileResult({ path }, { testExecError, failureMessage, numFailingTests, perfStats }) {
    this.#writeEvent({ event: 'file', file: relative(this.rootDir, path), ms: perfStats?.runtime ?? 0 });
    if (!testExecError && (numFailingTests || !failureMessage)) return;
    // A file that could not be loaded or whose setup failed: no test of the file carries the error.
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
