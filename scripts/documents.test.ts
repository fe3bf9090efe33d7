import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from './processes.ts';

const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: root }).filter(
  (file) => file !== 'CHANGELOG.md' && file !== 'docs/partner-reference.md',
);

const LINK = /\]\((?!https?:|\/)([^)#\s]+)/g;
/** A path of the project in a code span, without placeholders and wildcards. */
const PATH = /`((?:bench|client|docs|domain|ops|sandbox|scripts|server|simulator)\/[\w./-]+)`/g;

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, path]) => path!);

describe.each(documents)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');

  test('links to files that exist', () => {
    expect(matches(text, LINK).filter((path) => !existsSync(join(root, dirname(file), path)))).toEqual([]);
  });

  test('names paths that exist', () => {
    expect(matches(text, PATH).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).toSorted();

  test('are all in the list', () => {
    const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8').replaceAll(/\s+/g, ' ');
    const titles = decisions.map((file) => /^# \d+ (.*)/.exec(readFileSync(join(root, file), 'utf8'))?.[1]);
    expect(titles.filter((title) => !title || !list.includes(title))).toEqual([]);
  });

  test('are numbered without gaps', () => {
    expect(decisions.map((file) => Number(file.slice('docs/decisions/'.length).slice(0, 3)))).toEqual(
      decisions.map((_, i) => i + 1),
    );
  });
});
