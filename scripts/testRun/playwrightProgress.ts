import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from '../processes.ts';
import { TITLE_SEPARATOR } from './testOptions.ts';
import { writeTestEvent } from './testProgress.ts';

/** A Playwright reporter that writes the events of `testProgress.ts` to the file in `TEST_PROGRESS_FILE`. */
export default class PlaywrightProgress implements Reporter {
  private readonly file = process.env.TEST_PROGRESS_FILE!;

  onBegin(_: FullConfig, suite: Suite): void {
    writeTestEvent(this.file, { event: 'planned', count: suite.allTests().length, unit: 'tests' });
  }

  onTestBegin(test: TestCase): void {
    writeTestEvent(this.file, { event: 'began', test: nameOf(test) });
  }

  onTestEnd(test: TestCase, { status, retry, errors, duration }: TestResult): void {
    writeTestEvent(this.file, {
      event: 'ended',
      test: nameOf(test),
      attempt: retry + 1,
      ms: duration,
      message: messagesOf(errors),
      status: status === 'passed' || status === 'skipped' ? status : 'failed',
    });
    writeTestEvent(this.file, { event: 'file', file: fileOf(test), ms: duration });
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

const fileOf = ({ location }: TestCase) => relative(root, location.file);
/** The title path begins with the root, the project and the file. */
const nameOf = (test: TestCase) => [fileOf(test), ...test.titlePath().slice(3)].join(TITLE_SEPARATOR);
const messagesOf = (errors: TestError[]) =>
  errors.map(({ message, stack, value }) => stack ?? message ?? value ?? '').join('\n');
