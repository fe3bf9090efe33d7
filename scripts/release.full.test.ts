import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { changesOf } from './changelog.ts';
import { OPERATIONS } from './compileOperations.ts';
import { projectCommand } from './processes.ts';
import { release } from './release.ts';

const DAY = '2026-12-01';
const ADDED = '### Added\n\n- A field.';
const FIXED = '### Fixed\n\n- A mistake that cost $& or $1.';
const BREAKING = '### Changed\n\n- **Breaking** `Shop.city`: it is a list.';
const EARLIER = '## 1.4.2 - 2026-11-01\n\n### Added\n\n- **Breaking** `Shop`: of an earlier version.\n';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** Commits a project at version 1.4.2 with these unreleased changes. */
function commitProject(changes: string): void {
  write('CHANGELOG.md', `# Changelog\n\n## Unreleased\n\n${changes}\n\n${EARLIER}`);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'changes');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
  mkdirSync(join(folder, 'docs'));
  git('init', '--quiet', '--initial-branch=main');
  for (const [key, value] of [
    ['user.name', 'A Developer'],
    ['user.email', 'developer@portal.example'],
    ['commit.gpgsign', 'false'],
    ['tag.gpgsign', 'false'],
  ] as const)
    git('config', key, value);
  const content = { name: 'portal', version: '1.4.2', license: 'UNLICENSED' };
  write('package.json', `${JSON.stringify(content, null, 2)}\n`);
  const lock = { ...content, packages: { '': content, 'node_modules/other': { version: '1.4.2' } } };
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  mkdirSync(join(folder, 'client/__generated__'), { recursive: true });
  write('.gitignore', '__generated__/\n');
  write('docs/released.graphql', 'old\n');
  write('schema.graphql', 'type Query { shops: Int }\n');
  write(OPERATIONS, '{ "id": "query Shops { shops }" }\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a release', () => {
  test('moves the unreleased changes to the version, stores its schema, commits and tags', () => {
    commitProject(`${ADDED}\n\n${FIXED}`);
    expect(release(folder, 'minor', DAY)).toBe('v1.5.0');
    const changelog = read('CHANGELOG.md');
    expect(changelog).toBe(`# Changelog\n\n## Unreleased\n\n## 1.5.0 - ${DAY}\n\n${ADDED}\n\n${FIXED}\n\n${EARLIER}`);
    expect(changesOf(changelog, '1.5.0')).toBe(`${ADDED}\n\n${FIXED}`);
    expect([changesOf(changelog, '1.5'), changesOf(changelog, '1.6.0')]).toEqual([undefined, undefined]);
    expect(JSON.parse(read('package.json'))).toMatchObject({ version: '1.5.0', license: 'UNLICENSED' });
    const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: Record<string, object> };
    expect(lock).toMatchObject({ version: '1.5.0', packages: { '': { version: '1.5.0' } } });
    expect(lock.packages['node_modules/other']).toEqual({ version: '1.4.2' });
    expect(read('docs/released.graphql')).toBe(read('schema.graphql'));
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%s', 'v1.5.0')).toBe('release: version 1.5.0');
    expect(git('cat-file', '-t', 'v1.5.0')).toBe('tag');
  });

  test('stores its operations after the tag, so that the tagged version has those of the release before it', () => {
    commitProject(FIXED);
    release(folder, 'patch', DAY);
    const first = read(OPERATIONS);
    expect(read('released-operations.json')).toBe(first);
    expect(git('ls-tree', '--name-only', 'v1.4.3')).not.toContain('released-operations.json');
    expect(git('rev-parse', 'v1.4.3^{commit}')).toBe(git('rev-parse', 'HEAD~1'));
    write(OPERATIONS, '{ "id": "query Prices { prices }" }\n');
    commitProject(FIXED);
    release(folder, 'patch', DAY);
    expect(git('show', 'v1.4.4:released-operations.json')).toBe(first.trim());
    expect(read('released-operations.json')).toBe(read(OPERATIONS));
    commitProject(FIXED);
    release(folder, 'patch', DAY);
    expect(git('rev-parse', 'v1.4.5^{commit}')).toBe(git('rev-parse', 'HEAD'));
    expect(git('status', '--porcelain')).toBe('');
  });

  test.each([
    ['patch', FIXED, 'v1.4.3'],
    ['minor', FIXED, 'v1.5.0'],
    ['1.4.7', FIXED, 'v1.4.7'],
    ['major', BREAKING, 'v2.0.0'],
    ['3.0.0', BREAKING, 'v3.0.0'],
  ])('as %s after 1.4.2', (wanted, changes, tag) => {
    commitProject(changes);
    expect(release(folder, wanted, DAY)).toBe(tag);
  });

  test.each([
    ['minor', BREAKING, 'need a major version: they have lines that begin with **Breaking**'],
    ['1.9.0', BREAKING, 'need a major version'],
    ['patch', ADDED, 'need a minor version'],
    ['patch', '', 'has no unreleased changes'],
    ['1.4.2', FIXED, 'must be higher than 1.4.2'],
    ['1.3.9', FIXED, 'must be higher than 1.4.2'],
    ['v1.5.0', FIXED, 'Name a version such as 2.1.0'],
    ['1.5.0-rc.1', FIXED, 'Name a version such as 2.1.0'],
    ['01.5.0', FIXED, 'Name a version such as 2.1.0'],
    ['', FIXED, 'Name a version such as 2.1.0'],
  ])('as "%s" is refused, and changes nothing', (wanted, changes, reason) => {
    commitProject(changes);
    const before = git('rev-parse', 'HEAD');
    expect(() => release(folder, wanted, DAY)).toThrow(reason);
    expect([git('status', '--porcelain'), git('rev-parse', 'HEAD'), git('tag')]).toEqual(['', before, '']);
  });

  test('is refused with changes that are not committed, new files included, and for a tag that exists', () => {
    commitProject(FIXED);
    write('new.ts', '');
    expect(() => release(folder, 'patch', DAY)).toThrow('not committed');
    rmSync(join(folder, 'new.ts'));
    git('tag', 'v1.4.3');
    expect(() => release(folder, 'patch', DAY)).toThrow('The tag v1.4.3 exists');
    expect(git('status', '--porcelain')).toBe('');
  });
});

test('the notes of a version are printed, and an unknown version is an error', () => {
  const [command, ...args] = projectCommand('scripts/release.ts', '--notes') as [string, ...string[]];
  const known = spawnSync(command, [...args, '1.0.0'], { encoding: 'utf8' });
  expect(known.stdout).toMatch(/^### Added\n/);
  expect(known.stdout).not.toContain('\n## ');
  const unknown = spawnSync(command, [...args, '0.0.1'], { encoding: 'utf8' });
  expect([unknown.status, unknown.stderr]).toEqual([1, 'CHANGELOG.md has no version 0.0.1\n']);
});
