import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, toolCommand } from './processes.ts';

/**
 * Relay's compiler adds an operation to the map only when its artifact changes, and never removes one; therefore all
 * artifacts and the map are written anew. With --check nothing is written: the compiler validates the artifacts, and
 * this script checks that the map holds exactly their operations. Queries of tests are not in the map, because the
 * server runs the operations in it for browsers.
 */
const MAP = join(root, 'persisted-operations.json');
const artifacts = () => globSync('client/**/__generated__/*.ts', { cwd: root }).map((path) => join(root, path));
const readMap = () => JSON.parse(readFileSync(MAP, 'utf8')) as Record<string, string>;

function removeTestQueries(): void {
  const operations = Object.entries(readMap()).filter(([, text]) => !/^query \w+TestQuery\b/.test(text));
  writeFileSync(MAP, `${JSON.stringify(Object.fromEntries(operations), null, 2)}\n`);
}

function differences(): string[] {
  const storedIds = new Set(Object.keys(readMap()));
  const compiled = new Map(
    artifacts()
      .filter((path) => !path.endsWith('TestQuery.graphql.ts'))
      .flatMap((path) => {
        const id = /"id": "(\w{64})",\n\s+"metadata"/.exec(readFileSync(path, 'utf8'))?.[1];
        return id ? [[id, path] as const] : [];
      }),
  );
  return [
    ...[...compiled]
      .filter(([id]) => !storedIds.has(id))
      .map(([, path]) => `missing in persisted-operations.json: ${path}`),
    ...[...storedIds]
      .filter((id) => !compiled.has(id))
      .map((id) => `unused operation in persisted-operations.json: ${id}`),
  ];
}

/** A component that reads another one's fragment without masking depends on fields that it does not declare. */
const unmaskedFragments = () =>
  globSync('client/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('@relay(mask: false)'))
    .map((path) => `fragment without masking: ${path}`);

const isCheck = process.argv.includes('--check');
if (!isCheck) {
  artifacts().forEach((path) => rmSync(path));
  writeFileSync(MAP, '{}\n');
}
const { code, output } = await run(toolCommand('relay-compiler', ...(isCheck ? ['--validate'] : [])));
if (code === 0 && !isCheck) removeTestQueries();
const problems = code === 0 ? [...differences(), ...unmaskedFragments()] : [];
process.stdout.write(code === 0 ? problems.map((line) => `${line}\n`).join('') : output);
process.exitCode = code || (problems.length ? 1 : 0);
