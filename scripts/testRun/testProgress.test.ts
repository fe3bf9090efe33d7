import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { nodeCommand, root, run } from '../processes.ts';
import { countTests, countEndedTests, writeTestEvent } from './testProgress.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-progress-'));
  file = join(folder, 'progress.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('counting the results of a test run', () => {
  test('keeps every result that was written before the runner ended, and names the tests that were running', () => {
    writeTestEvent(file, { event: 'began', test: 'one' });
    writeTestEvent(file, { event: 'ended', test: 'one', status: 'passed', attempt: 1 });
    writeTestEvent(file, { event: 'began', test: 'two' });
    appendFileSync(file, '{"event":"ended","test":"tw');
    expect(countTests(file)).toMatchObject({ passed: 1, failed: [], retried: [], running: ['two'] });
    expect(countEndedTests(file)).toBe(1);
  });

  test('uses the last attempt of each test, and counts a skipped test as failed', () => {
    writeTestEvent(file, { event: 'ended', test: 'unstable', status: 'failed', attempt: 1, message: 'broken' });
    writeTestEvent(file, { event: 'ended', test: 'unstable', status: 'passed', attempt: 2 });
    writeTestEvent(file, { event: 'ended', test: 'left out', status: 'skipped', attempt: 1 });
    expect(countTests(file)).toMatchObject({
      passed: 1,
      failed: [{ test: 'left out', message: 'skipped' }],
      retried: [{ test: 'unstable', message: 'broken' }],
      running: [],
    });
  });

  test('keeps the errors of every attempt, because a first attempt can break the second one', () => {
    writeTestEvent(file, { event: 'ended', test: 'broken', status: 'failed', attempt: 1, message: 'the cause' });
    writeTestEvent(file, { event: 'began', test: 'broken' });
    writeTestEvent(file, { event: 'ended', test: 'broken', status: 'failed', attempt: 2, message: 'the result' });
    expect(countTests(file).failed).toEqual([{ test: 'broken', message: 'the cause\n\nAttempt 2:\nthe result' }]);
  });

  test('says where the runner stands, and adds up the time of all attempts', () => {
    writeTestEvent(file, { event: 'planned', count: 3_900, unit: 'tests' });
    for (const attempt of [1, 2])
      writeTestEvent(file, { event: 'ended', test: 'slow', status: 'passed', attempt, ms: 700 });
    writeTestEvent(file, { event: 'file', file: 'slow.spec.ts', ms: 1_400 });
    expect(countTests(file)).toMatchObject({ position: '1 of 3,900 tests' });
    expect(countTests(file).times).toEqual({
      tests: new Map([['slow', 1_400]]),
      files: new Map([['slow.spec.ts', 1_400]]),
    });
    writeTestEvent(file, { event: 'planned', count: 460, unit: 'files' });
    expect(countTests(file).position).toBe('1 of 460 files, 1 tests');
  });

  test('returns no results when the runner never started', () => {
    expect(countTests(file)).toMatchObject({ passed: 0, failed: [], retried: [], running: [] });
  });
});

test('the jest reporter writes the result of each test and an error for a file that cannot be loaded', async () => {
  writeFileSync(
    join(folder, 'some.test.cjs'),
    `describe('a', () => { test('b', () => {}); test('c', () => { throw new Error('no'); }); });`,
  );
  writeFileSync(join(folder, 'broken.test.cjs'), `require('./nowhere.cjs');`);
  const { code } = await runJest();
  expect(code).toBe(1);
  expect(countTests(file)).toMatchObject({ passed: 1, running: [] });
  expect(
    countTests(file)
      .failed.map(({ test }) => test)
      .toSorted(),
  ).toEqual(['broken.test.cjs', 'some.test.cjs › a › c']);
  expect(countTests(file).failed.find(({ test }) => test.endsWith('c'))!.message).toContain('Error: no');
});

test('the jest reporter writes the error of an attempt that failed before the test passed', async () => {
  writeFileSync(
    join(folder, 'unstable.test.cjs'),
    `jest.retryTimes(1); let runs = 0; test('a', () => { if (++runs === 1) throw new Error('at first'); });`,
  );
  const { code } = await runJest();
  expect(code).toBe(0);
  expect(countTests(file)).toMatchObject({
    passed: 1,
    retried: [{ test: 'unstable.test.cjs › a', message: expect.stringContaining('Error: at first') }],
  });
});

/** Runs the tests in the folder with the reporter. */
function runJest() {
  const reporters = [[join(root, 'scripts/jest/progressReporter.mjs'), { file }]];
  const config = { rootDir: folder, testMatch: ['**/*.test.cjs'], transform: {}, reporters };
  return run(nodeCommand('node_modules/jest/bin/jest.js', '--config', JSON.stringify(config)));
}

describe('running a program', () => {
  const idle = nodeCommand('--eval', `console.log('began'); setInterval(() => undefined, 1_000)`);

  test('stops the program after too long without progress, and reports its output and activity', async () => {
    let beats = 0;
    const twoSteps = () => Math.min(++beats, 2);
    const { code, output } = await run(idle, {
      silenceMs: 1_500,
      progress: twoSteps,
      describeSilence: () => 'Running were: two',
    });
    expect(code).not.toBe(0);
    expect(output).toContain('nothing moved for 1.5 seconds. Running were: two');
  });

  test('lets the program run for as long as it makes progress', async () => {
    let beats = 0;
    const { code } = await run(nodeCommand('--eval', 'setTimeout(() => undefined, 3_000)'), {
      silenceMs: 1,
      progress: () => ++beats,
    });
    expect(code).toBe(0);
  });
});
