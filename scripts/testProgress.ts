import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * An event that a test runner's reporter writes as one line of JSON when a test begins or ends. Each event is written
 * at once, so that the file keeps every result when the runner is killed.
 */
export type TestEvent = { event: 'began'; test: string } | EndedEvent;

interface EndedEvent {
  event: 'ended';
  test: string;
  status: TestStatus;
  attempt: number;
  message?: string;
}

type TestStatus = 'passed' | 'failed' | 'skipped';

export interface TestCounts {
  passed: number;
  /** Includes skipped tests, because they checked nothing. */
  failed: { test: string; message: string }[];
  /** Tests that failed in their first attempt and passed in a later one, with the errors of the failed attempts. */
  retried: { test: string; message: string }[];
  running: string[];
}

export const writeTestEvent = (file: string, event: TestEvent): void =>
  appendFileSync(file, `${JSON.stringify(event)}\n`);

/** Counts the last result of each test. The errors of every attempt are kept, because the first one is the cause. */
export function countTests(file: string): TestCounts {
  const last = new Map<string, TestEvent>();
  const messages = new Map<string, string>();
  for (const event of readEvents(file)) {
    last.set(event.test, event);
    if (event.event === 'ended' && event.status !== 'passed')
      messages.set(event.test, describeAttempt(event, messages.get(event.test)));
  }
  const counts: TestCounts = { passed: 0, failed: [], retried: [], running: [] };
  for (const event of last.values()) {
    const { test } = event;
    const message = messages.get(test) ?? '';
    if (event.event === 'began') counts.running.push(test);
    else if (event.status !== 'passed') counts.failed.push({ test, message });
    else {
      counts.passed += 1;
      if (event.attempt > 1) counts.retried.push({ test, message });
    }
  }
  return counts;
}

/** The error of an attempt, below the errors of the attempts before it. */
function describeAttempt({ attempt, message, status }: EndedEvent, before: string | undefined): string {
  const error = message ?? status;
  return before === undefined ? error : `${before}\n\nAttempt ${attempt}:\n${error}`;
}

export const countEndedTests = (file: string): number =>
  readEvents(file).filter(({ event }) => event === 'ended').length;

/** Ignores the text after the last newline: a line that is still being written. */
function readEvents(file: string): TestEvent[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as TestEvent);
}
