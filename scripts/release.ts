import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOf, unreleasedChanges, withRelease } from './changelog.ts';
import { OPERATIONS } from './compileOperations.ts';
import { ensureGenerated, RELEASED_OPERATIONS } from './ensureGenerated.ts';
import { root } from './processes.ts';

const STEPS = ['major', 'minor', 'patch'] as const;
type Step = (typeof STEPS)[number];
type Version = [major: number, minor: number, patch: number];

/** Thrown for a release that cannot be made. The message is printed without a stack. */
class ReleaseError extends Error {}

/**
 * Releases the unreleased changes of the project in a folder: writes the version with today's date into the changelog
 * and the package, stores today's schema as the released one, commits, tags the commit, and stores today's operations
 * in a second commit. Nothing is pushed. Throws ReleaseError, and changes nothing, when the project cannot be released
 * as this version.
 */
export function release(folder: string, wanted: string, day: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  const current = parseVersion((JSON.parse(read('package.json')) as { version: string }).version)!;
  const changelog = read('CHANGELOG.md');
  const changes = unreleasedChanges(changelog);
  const version = nextVersion(current, wanted);
  const needed = neededStep(changes);
  if (git('status', '--porcelain')) throw new ReleaseError('The project has changes that are not committed');
  if (!changes) throw new ReleaseError('CHANGELOG.md has no unreleased changes');
  if (!isAtLeast(version, nextVersion(current, needed)))
    throw new ReleaseError(`The unreleased changes need a ${needed} version: ${REASONS[needed]}`);
  const name = version.join('.');
  const tag = `v${name}`;
  if (git('tag', '--list', tag)) throw new ReleaseError(`The tag ${tag} exists`);

  write('CHANGELOG.md', withRelease(changelog, name, day));
  for (const file of ['package.json', 'package-lock.json']) write(file, withVersion(read(file), name));
  copyFileSync(join(folder, 'schema.graphql'), join(folder, 'docs/released.graphql'));
  git('commit', '--quiet', '--all', '--message', `release: version ${name}`);
  git('tag', '--annotate', tag, '--message', `Version ${name}`);
  storeOperations(folder, git, name);
  return tag;
}

/**
 * Stores the operations of the tagged version, which the next one must answer. They come after the tag: the tagged
 * version itself answers those of the version before it.
 */
function storeOperations(folder: string, git: (...args: string[]) => string, name: string): void {
  copyFileSync(join(folder, OPERATIONS), join(folder, RELEASED_OPERATIONS));
  git('add', RELEASED_OPERATIONS);
  if (git('status', '--porcelain'))
    git('commit', '--quiet', '--message', `release: operations of version ${name} for open pages`);
}

const REASONS: Record<Step, string> = {
  major: 'they have lines that begin with **Breaking**',
  minor: 'they add or deprecate something',
  patch: 'they are fixes',
};

/** The smallest step that semantic versioning asks for. */
function neededStep(changes: string): Step {
  if (/^- \*\*Breaking\*\* /m.test(changes)) return 'major';
  return /^### (Added|Changed|Deprecated|Removed)$/m.test(changes) ? 'minor' : 'patch';
}

function parseVersion(text: string): Version | undefined {
  const parts = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text)?.slice(1).map(Number);
  return parts as Version | undefined;
}

function nextVersion(current: Version, wanted: string): Version {
  const [major, minor, patch] = current;
  if (wanted === 'major') return [major + 1, 0, 0];
  if (wanted === 'minor') return [major, minor + 1, 0];
  if (wanted === 'patch') return [major, minor, patch + 1];
  const version = parseVersion(wanted);
  if (!version) throw new ReleaseError('Name a version such as 2.1.0, or one of major, minor and patch');
  if (!isAtLeast(version, [major, minor, patch + 1]))
    throw new ReleaseError(`The version must be higher than ${current.join('.')}`);
  return version;
}

function isAtLeast(version: Version, other: Version): boolean {
  const index = version.findIndex((part, i) => part !== other[i]);
  return index === -1 || version[index]! > other[index]!;
}

/** The text of package.json or package-lock.json with another version of the project itself. */
function withVersion(text: string, version: string): string {
  const content = JSON.parse(text) as { version: string; packages?: { '': { version: string } } };
  content.version = version;
  if (content.packages) content.packages[''].version = version;
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Prints the changes of a released version, for the page of its release. */
function printNotes(version: string): void {
  const changes = changesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  if (!changes) throw new ReleaseError(`CHANGELOG.md has no version ${version}`);
  process.stdout.write(`${changes}\n`);
}

if (import.meta.filename === process.argv[1]) {
  const [wanted = '', version = ''] = process.argv.slice(2);
  try {
    if (wanted === '--notes') printNotes(version);
    else {
      await ensureGenerated();
      const tag = release(root, wanted, new Date().toISOString().slice(0, 10));
      process.stdout.write(`Tagged ${tag}. To publish it: git push origin HEAD ${tag}\n`);
    }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
