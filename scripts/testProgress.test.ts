import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, root, run } from './processes.ts';
import { countTests, endedTests, noteTest } from './testProgress.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-progress-'));
  file = join(folder, 'progress.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the count of a run', () => {
  test('keeps every result before the runner ended, and names the tests that were running', () => {
    noteTest(file, { event: 'began', test: 'one' });
    noteTest(file, { event: 'ended', test: 'one', status: 'passed', attempt: 1 });
    noteTest(file, { event: 'began', test: 'two' });
    appendFileSync(file, '{"event":"ended","test":"tw');
    expect(countTests(file)).toEqual({ passed: 1, failed: [], retried: [], running: ['two'] });
    expect(endedTests(file)).toBe(1);
  });

  test('takes the last attempt of each test, and counts a skipped test as failed', () => {
    noteTest(file, { event: 'ended', test: 'unstable', status: 'failed', attempt: 1, message: 'broken' });
    noteTest(file, { event: 'ended', test: 'unstable', status: 'passed', attempt: 2 });
    noteTest(file, { event: 'ended', test: 'left out', status: 'skipped', attempt: 1 });
    expect(countTests(file)).toEqual({
      passed: 1,
      failed: [{ test: 'left out', message: 'skipped' }],
      retried: ['unstable'],
      running: [],
    });
  });

  test('is empty where the runner never began', () => {
    expect(countTests(file)).toEqual({ passed: 0, failed: [], retried: [], running: [] });
  });
});

test('jest writes each result, and a file that cannot be loaded, through its reporter', async () => {
  writeFileSync(
    join(folder, 'some.test.cjs'),
    `describe('a', () => { test('b', () => {}); test('c', () => { throw new Error('no'); }); });`,
  );
  writeFileSync(join(folder, 'broken.test.cjs'), `require('./nowhere.cjs');`);
  const reporters = [[join(root, 'scripts/jest/progressReporter.mjs'), { file }]];
  const config = { rootDir: folder, testMatch: ['**/*.test.cjs'], transform: {}, reporters };
  const { code } = await run(node('node_modules/jest/bin/jest.js', '--config', JSON.stringify(config)));
  expect(code).toBe(1);
  expect(countTests(file)).toMatchObject({ passed: 1, running: [] });
  expect(
    countTests(file)
      .failed.map(({ test }) => test)
      .toSorted(),
  ).toEqual(['broken.test.cjs', 'some.test.cjs › a › c']);
  expect(countTests(file).failed.find(({ test }) => test.endsWith('c'))!.message).toContain('Error: no');
});

describe('a program that a run starts', () => {
  const idle = node('--eval', `console.log('began'); setInterval(() => undefined, 1_000)`);

  test('is ended once nothing has moved for the time allowed, with its output and what it was doing', async () => {
    let beats = 0;
    const moves = () => Math.min(++beats, 2);
    const { code, output } = await run(idle, {
      silenceMs: 1_500,
      progress: moves,
      describeSilence: () => 'Running were: two',
    });
    expect(code).not.toBe(0);
    expect(output).toContain('nothing moved for 1.5 seconds. Running were: two');
  });

  test('is left alone for as long as something moves, however long that is', async () => {
    let beats = 0;
    const { code } = await run(node('--eval', 'setTimeout(() => undefined, 3_000)'), {
      silenceMs: 1,
      progress: () => ++beats,
    });
    expect(code).toBe(0);
  });
});
