import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * An event that a test runner's reporter writes as one line of JSON. Each event is written at once, so that the file
 * keeps every result when the runner is killed. `planned` says how much the runner is going to run: Playwright knows
 * its tests, Jest only its files.
 */
export type TestEvent =
  | { event: 'planned'; count: number; unit: 'tests' | 'files' }
  | { event: 'began'; test: string }
  | { event: 'file'; file: string; ms: number }
  | EndedEvent;

interface EndedEvent {
  event: 'ended';
  test: string;
  status: TestStatus;
  attempt: number;
  ms?: number;
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
  /** How long each ended test took, with all its attempts, and each file. */
  times: { tests: Map<string, number>; files: Map<string, number> };
  /** Where the runner stands, such as `412 of 3,900 tests`. */
  position: string;
}

export const writeTestEvent = (file: string, event: TestEvent): void =>
  appendFileSync(file, `${JSON.stringify(event)}\n`);

/** Counts the last result of each test. The errors of every attempt are kept, because the first one is the cause. */
export function countTests(file: string): TestCounts {
  const last = new Map<string, EndedEvent | { event: 'began'; test: string }>();
  const messages = new Map<string, string>();
  const times: TestCounts['times'] = { tests: new Map(), files: new Map() };
  let planned = { count: 0, unit: 'tests' };
  for (const event of readEvents(file)) {
    if (event.event === 'planned') planned = event;
    else if (event.event === 'file') add(times.files, event.file, event.ms);
    else last.set(event.test, event);
    if (event.event !== 'ended') continue;
    add(times.tests, event.test, event.ms ?? 0);
    if (event.status !== 'passed') messages.set(event.test, describeAttempt(event, messages.get(event.test)));
  }
  const counts: TestCounts = { passed: 0, failed: [], retried: [], running: [], times, position: '' };
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
  const ended = counts.passed + counts.failed.length;
  const position = planned.unit === 'files' ? times.files.size : ended;
  counts.position = `${formatCount(position)} of ${formatCount(planned.count)} ${planned.unit}`;
  if (planned.unit === 'files') counts.position += `, ${formatCount(ended)} tests`;
  return counts;
}

const add = (times: Map<string, number>, name: string, ms: number) => times.set(name, (times.get(name) ?? 0) + ms);
const formatCount = (count: number) => count.toLocaleString('en');

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
