import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, tool } from './processes.ts';

/**
 * Relay's compiler adds an operation to the map only when its artifact changes, and never takes one out; so everything
 * is compiled anew. With --check, nothing is written: the compiler says whether the artifacts are fresh, and this
 * whether the map holds their operations, and no others.
 */
const MAP = join(root, 'persisted-operations.json');
const artifacts = () => globSync('client/**/__generated__/*.ts', { cwd: root }).map((path) => join(root, path));

function differences(): string[] {
  const stored = new Set(Object.keys(JSON.parse(readFileSync(MAP, 'utf8')) as Record<string, string>));
  const compiled = new Map(
    artifacts().flatMap((path) => {
      const id = /"id": "(\w{64})",\n\s+"metadata"/.exec(readFileSync(path, 'utf8'))?.[1];
      return id ? [[id, path] as const] : [];
    }),
  );
  return [
    ...[...compiled]
      .filter(([id]) => !stored.has(id))
      .map(([, path]) => `missing in persisted-operations.json: ${path}`),
    ...[...stored]
      .filter((id) => !compiled.has(id))
      .map((id) => `nobody's operation in persisted-operations.json: ${id}`),
  ];
}

const isCheck = process.argv.includes('--check');
if (!isCheck) {
  artifacts().forEach((path) => rmSync(path));
  writeFileSync(MAP, '{}\n');
}
const { code, output } = await run(tool('relay-compiler', ...(isCheck ? ['--validate'] : [])));
const wrong = code === 0 ? differences() : [];
process.stdout.write(code === 0 ? wrong.map((line) => `${line}\n`).join('') : output);
process.exitCode = code || (wrong.length ? 1 : 0);
