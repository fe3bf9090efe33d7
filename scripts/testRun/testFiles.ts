import { globSync } from 'node:fs';
import { root } from '../processes.ts';
import { alwaysTested } from './alwaysTested.ts';
import { changedFolders } from './changedFolders.ts';
import type { TestOptions } from './testOptions.ts';

export interface TestFiles {
  jest: string[];
  browser: string[];
}

const jestFiles = '{domain,scripts,server,sandbox,simulator,client}/**/*.test.{ts,tsx}';
const browserFiles = 'client/e2e/**/*.spec.ts';

/** A file is in the gate unless its name has the part `.full.`. */
export const isInGate = (file: string): boolean => !file.includes('.full.');

/** The files of every test. */
export const allTestFiles = (): TestFiles => ({
  jest: globSync(jestFiles, { cwd: root }).toSorted(),
  browser: globSync(browserFiles, { cwd: root }).toSorted(),
});

/** The test files that the options select; undefined when they select the whole scope. */
export function selectTestFiles(options: TestOptions): TestFiles | undefined {
  const patterns = options.isChanged ? changedPatterns() : options.paths;
  if (!patterns?.length) return undefined;
  const { jest, browser } = allTestFiles();
  return { jest: select(jest, patterns, options), browser: select(browser, patterns, options) };
}

/** The test files of the whole scope. */
export function testFilesOf(scope: TestOptions['scope']): TestFiles {
  const { jest, browser } = allTestFiles();
  return scope === 'full' ? { jest, browser } : { jest: jest.filter(isInGate), browser: browser.filter(isInGate) };
}

/** A pattern that is a file's whole path selects the file even if it is not in the gate. */
const select = (files: string[], patterns: string[], { scope }: TestOptions) =>
  files.filter((file) =>
    patterns.some(
      (pattern) =>
        file === pattern ||
        ((scope === 'full' || isInGate(file)) && file.toLowerCase().includes(pattern.toLowerCase())),
    ),
  );

/** Undefined when the branch changes something on which everything depends. */
function changedPatterns(): string[] | undefined {
  const folders = changedFolders();
  return folders && [...folders, ...alwaysTested];
}
