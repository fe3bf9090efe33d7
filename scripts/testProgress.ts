import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * What a test runner's reporter writes, one line of JSON each: a test that began, and a test that ended. The file is
 * complete up to the last test, also when the runner is killed.
 */
export type TestEvent =
  | { event: 'began'; test: string }
  | { event: 'ended'; test: string; status: TestStatus; attempt: number; message?: string };

type TestStatus = 'passed' | 'failed' | 'skipped';

export interface TestCounts {
  passed: number;
  /** A skipped test counts as failed: nobody looked at what it promises. */
  failed: { test: string; message: string }[];
  /** Tests that passed in a later attempt. */
  retried: string[];
  /** Tests that began and have not ended. */
  running: string[];
}

export const noteTest = (file: string, event: TestEvent): void => appendFileSync(file, `${JSON.stringify(event)}\n`);

/** The last result of each test counts. */
export function countTests(file: string): TestCounts {
  const last = new Map<string, TestEvent>();
  for (const event of readEvents(file)) last.set(event.test, event);
  const counts: TestCounts = { passed: 0, failed: [], retried: [], running: [] };
  for (const event of last.values()) {
    const { test } = event;
    if (event.event === 'began') counts.running.push(test);
    else if (event.status !== 'passed') counts.failed.push({ test, message: event.message ?? event.status });
    else {
      counts.passed += 1;
      if (event.attempt > 1) counts.retried.push(test);
    }
  }
  return counts;
}

export const endedTests = (file: string): number => readEvents(file).filter(({ event }) => event === 'ended').length;

/** A line that is still being written has no newline yet. */
function readEvents(file: string): TestEvent[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as TestEvent);
}
