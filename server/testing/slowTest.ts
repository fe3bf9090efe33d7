import { test } from '@jest/globals';

/** Whether `npm run test:full` runs the tests, and not the gate. */
export const isFullRun = process.env.TEST_SCOPE === 'full';

/** Declares a test that is slow and rare, such as one that fills a table. Only the full run has it. */
export function slowTest(title: string, run: () => Promise<void>): void {
  if (isFullRun) test(title, run);
}

/** Cases of a test that are slow and rare. Only the full run has them. */
export const slowCases = <Case>(cases: Case[]): Case[] => (isFullRun ? cases : []);
