import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { root } from '../processes.ts';

/**
 * Parts of the paths of the tests of every room that the branch changes, files without a commit included. Undefined
 * when the branch changes something else, such as the frame or a setting, on which any test may depend.
 */
export const changedFolders = (): string[] | undefined => testsOf(changedFiles(), roomFolders());

/** The parts of paths that select the tests of changed files; undefined when a file may break any test. */
export function testsOf(files: string[], rooms: Set<string>): string[] | undefined {
  const found = new Set<string>();
  for (const file of files.filter((each) => !isDocument(each))) {
    const selected = /\.(test|spec)\.tsx?$/.test(file) ? file : roomOf(file, rooms);
    if (!selected) return undefined;
    found.add(selected);
  }
  return [...found];
}

const isDocument = (file: string) => file.endsWith('.md') || /^(docs|bench)\//.test(file);

/** A room has one name: `server/rooms/sales/clipCards`, `client/customer/clipCards`, `client/admin/clipCards`. */
function roomOf(file: string, rooms: Set<string>): string | undefined {
  const name = /^(?:server\/rooms\/[^/]+|client\/(?:public|customer|admin))\/([^/]+)\//.exec(file)?.[1];
  return name && rooms.has(name) ? `/${name}` : undefined;
}

function roomFolders(): Set<string> {
  const declarations = globSync(['server/rooms/*/*/*.room.ts', 'client/**/*.routes.tsx'], { cwd: root });
  return new Set(declarations.map((file) => basename(dirname(file))));
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function changedFiles(): string[] {
  // A clone that a workflow made has no branch `main` of its own.
  const [main = 'HEAD'] = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main');
  const [base = 'HEAD'] = git('merge-base', 'HEAD', main);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}
