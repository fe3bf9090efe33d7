import type { TestOptions } from './testOptions.ts';
import type { TestCounts } from './testProgress.ts';

const SHOWN = 10;

/** Collects the results of a run and prints them. */
export class TestReport {
  #passed = 0;
  #failed = 0;
  readonly #tests = new Map<string, number>();
  readonly #files = new Map<string, number>();
  readonly #parts: { name: string; seconds: number }[] = [];
  readonly #print: (line: string) => void;
  readonly #scope: TestOptions['scope'];

  constructor(print: (line: string) => void, scope: TestOptions['scope']) {
    this.#print = print;
    this.#scope = scope;
  }

  get hasFailed(): boolean {
    return this.#failed > 0 || this.#passed === 0;
  }

  /** Records a test. A failure is printed with its output and the command that repeats it. */
  record(name: string, isPassed: boolean, { output = '', repeat }: { output?: string; repeat?: string } = {}): void {
    if (isPassed) {
      this.#passed += 1;
      return;
    }
    this.#failed += 1;
    this.#print(`  FAIL ${name}\n${indent(output)}`);
    if (repeat) this.#print(`       Repeat it with: ${repeat}`);
  }

  /** Records the results that a test runner has written. */
  recordRunner({ passed, failed, retried, times, position }: TestCounts): void {
    this.#passed += passed;
    for (const { test, message } of failed)
      this.record(test, false, { output: message, repeat: commandFor(test, this.#scope) });
    for (const [test, ms] of times.tests) this.#tests.set(test, ms);
    for (const [file, ms] of times.files) this.#files.set(file, ms);
    this.#print(`  ${position}: ${passed} passed, ${failed.length} failed`);
    if (retried.length) this.#print(`  ${retried.length} passed in a later attempt:`);
    for (const { test, message } of retried) this.#print(`    ${test}\n${indent(message)}`);
  }

  /** Runs a part of the run. An error that it throws counts as a failure. */
  async part(name: string, work: () => Promise<void>): Promise<void> {
    const started = performance.now();
    this.#print(`\n${name}`);
    try {
      await work();
    } catch (error) {
      this.record(name, false, { output: String((error as Error).stack ?? error) });
    }
    const seconds = (performance.now() - started) / 1000;
    this.#parts.push({ name, seconds });
    this.#print(`  ${formatSeconds(seconds)}`);
  }

  printEnd(): void {
    this.#printTimes('The slowest tests', this.#tests);
    this.#printTimes('The slowest files', this.#files);
    this.#print('\nParts');
    for (const { name, seconds } of this.#parts) this.#print(`  ${formatSeconds(seconds)}  ${name}`);
    this.#print(`\n${this.#passed} passed, ${this.#failed} failed`);
  }

  #printTimes(heading: string, times: Map<string, number>): void {
    if (!times.size) return;
    this.#print(`\n${heading}`);
    const slowest = [...times].toSorted(([, one], [, other]) => other - one).slice(0, SHOWN);
    for (const [name, ms] of slowest) this.#print(`  ${formatSeconds(ms / 1000)}  ${name}`);
  }
}

/** The command that runs one test again. */
const commandFor = (test: string, scope: TestOptions['scope']) =>
  `npm ${scope === 'full' ? 'run test:full' : 'test'} -- '${test.replaceAll("'", String.raw`'\''`)}'`;
const indent = (text: string) => text.trimEnd().replaceAll(/^/gm, '       ');
const formatSeconds = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(9);
