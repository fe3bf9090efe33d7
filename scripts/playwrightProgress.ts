import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from './processes.ts';
import { writeTestEvent } from './testProgress.ts';

/** A Playwright reporter that writes the events of `testProgress.ts` to the file in `TEST_PROGRESS_FILE`. */
export default class PlaywrightProgress implements Reporter {
  private readonly file = process.env.TEST_PROGRESS_FILE!;

  onTestBegin(test: TestCase): void {
    writeTestEvent(this.file, { event: 'began', test: nameOf(test) });
  }

  onTestEnd(test: TestCase, { status, retry, errors }: TestResult): void {
    writeTestEvent(this.file, {
      event: 'ended',
      test: nameOf(test),
      attempt: retry + 1,
      message: messagesOf(errors),
      status: status === 'passed' || status === 'skipped' ? status : 'failed',
    });
  }

  /** An error outside any test, such as one in the global setup. */
  onError(error: TestError): void {
    writeTestEvent(this.file, {
      event: 'ended',
      test: 'global setup',
      attempt: 1,
      status: 'failed',
      message: messagesOf([error]),
    });
  }
}

/** The title path begins with the root, the project and the file. */
const nameOf = (test: TestCase) => [relative(root, test.location.file), ...test.titlePath().slice(3)].join(' › ');
const messagesOf = (errors: TestError[]) =>
  errors.map(({ message, stack, value }) => stack ?? message ?? value ?? '').join('\n');
