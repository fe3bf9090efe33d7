import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { folderImports, privateImports, upwardImports, upwardTables } from './floors.ts';
import { graphqlTags } from './graphqlTags.ts';
import { root } from './processes.ts';

interface Rule {
  from: RegExp;
  mayNot?: RegExp;
  may?: RegExp;
  because: string;
}

const tests = /\.test\.tsx?$|^server\/testing\//;

/** `mayNot` matches the imports that a rule forbids; `may` forbids every import from the project except its matches. */
const rules: Rule[] = [
  {
    from: /^client\//,
    mayNot: /^(server|sandbox|simulator|scripts)\//,
    because: 'the client knows the server only through schema.graphql',
  },
  {
    from: /^(server|sandbox|simulator)\/(?!demo\.ts)/,
    mayNot: /^(client|scripts)\//,
    because: 'the server knows nothing of the client',
  },
  { from: /^domain\//, may: /^domain\//, because: 'the domain imports nothing of the project' },
  {
    from: /^server\/(?!demo|.*\.demo\.ts|.*\/testing\/)/,
    mayNot: /^(sandbox|simulator)\//,
    because: 'production knows no stand-ins and no simulation',
  },
  {
    from: /^server\/(?!.*\.room\.ts$)/,
    mayNot: /\.resolver\.ts$/,
    because: "a room's resolver is private to the room: use its service or its reads",
  },
  {
    from: /^server\/platform\/rest\//,
    may: /^(domain\/|server\/platform\/(rest\/|graphql\/|idempotency\/|rateLimit\/|context\.ts|errors\.ts))/,
    because: 'the REST shim runs documents; it reads and writes nothing itself',
  },
  {
    from: /\.rest\.ts$/,
    may: /^(domain\/|server\/platform\/(rest\/|errors\.ts)|server\/.*\.rest\.ts$)/,
    because: 'a REST row names a document; it knows no code of its room',
  },
  {
    from: /^(server\/(?!(main|demo)\.ts|commands\/)|simulator\/(?!simulate\.ts|portal\/replicaProcess\.ts)|sandbox\/)/,
    mayNot: /^server\/rooms\.ts$/,
    because: 'only entry points know the list of rooms, and pass it on',
  },
  {
    from: /^server\/(?!demo\.ts|demo\/|.*\.demo\.ts)/,
    mayNot: /^server\/(demo\.ts|demo\/|.*\.demo\.ts)/,
    because: 'production loads no demo data',
  },
  {
    from: /^client\/ui\//,
    mayNot: /\.graphql$/,
    because: 'the design system knows no data',
  },
  { from: /^client\/app\/relay\//, may: /^(client\/app\/relay\/|domain\/)/, because: 'the data layer knows no screen' },
  {
    from: /^client\/(?!main\.tsx|App\.tsx|routes\.tsx|portalRoutes\.tsx|rooms\.ts|visitorRooms\.ts|adminRooms\.ts)/,
    mayNot: /^client\/(.*\.routes|routes|portalRoutes|rooms|visitorRooms|adminRooms|main|App)\.tsx?$/,
    because: 'routes know screens, not the other way round',
  },
];

/** The name of a room, which is the same for visitors, customers and admins; undefined for what rooms build on. */
const clientRoomOf = (file: string): string | undefined =>
  /^client\/(?:public|customer|admin)\/(\w+)\//.exec(file)?.[1];

/**
 * A room's queries, mutations and hooks are private to the room; other rooms spread its fragment components. Routes
 * name the queries of the screens that they show.
 */
function isPrivateImport(from: string, to: string): boolean {
  const room = clientRoomOf(to);
  if (!room || !clientRoomOf(from) || clientRoomOf(from) === room || from.endsWith('.routes.tsx')) return false;
  return /\/use[A-Z]\w*\.tsx?$/.test(to) || to.endsWith('.graphql');
}

function brokenBoundaries(files: string[], importsOf: (file: string) => string[]): string[] {
  return files
    .filter((file) => !tests.test(file))
    .flatMap((file) =>
      importsOf(file).flatMap((to) => {
        const violations = rules
          .filter(({ from, may, mayNot }) => from.test(file) && (mayNot?.test(to) || (may && !may.test(to))))
          .map(({ because }) => because);
        if (isPrivateImport(file, to)) violations.push('hooks and queries stay inside their room');
        return violations.map((because) => `${file} -> ${to}: ${because}`);
      }),
    );
}

const readSource = (file: string) => readFileSync(join(root, file), 'utf8');

/**
 * Returns the project's own files that a file imports, statically, dynamically or to extend their types. A compiled
 * operation or fragment counts as a file of the folder in which its text is.
 */
function readImports(file: string, foldersOfOperations: Map<string, string>): string[] {
  const imports = readSource(file).matchAll(
    /(?:from|import|declare module)\s*\(?\s*'(?:(\.{1,2}\/[^']+)|#relay\/(\w+)[^']*)'/g,
  );
  return [...imports].map(([, path, operation]) =>
    path ? normalize(join(dirname(file), path)) : `${foldersOfOperations.get(operation!)}/${operation}.graphql`,
  );
}

/** The folder of each operation and fragment, by name. Relay makes an operation for `@refetchable` as well. */
const readFoldersOfOperations = (files: string[]): Map<string, string> =>
  new Map(
    files
      .filter((file) => file.startsWith('client/'))
      .flatMap((file) =>
        graphqlTags(readSource(file)).flatMap((tag) =>
          [...tag.matchAll(/(?:^graphql`\s*\w+ |queryName: ")(\w+)/g)].map(
            ([, name]) => [name!, dirname(file)] as const,
          ),
        ),
      ),
  );

/** A component that reads another one's fragment without masking depends on fields that it does not declare. */
const unmaskedFragments = (files: string[]): string[] =>
  files
    .filter((file) => file.startsWith('client/') && readSource(file).includes('@relay(mask: false)'))
    .map((file) => `${file}: fragment without masking`);

/** The router loads the declarations of all rooms at once, so they must not bring components with them. */
const componentsLoadedAtOnce = (files: string[]): string[] =>
  files
    .filter((file) => file.endsWith('.routes.tsx'))
    .flatMap((file) =>
      [...readSource(file).matchAll(/^import (?!type)[^;]*'(\.[^']*\.tsx)';/gm)]
        .filter(([, path]) => !/\/(relay\/(screen|list)|areas\/area)Route\.tsx$/.test(path!))
        .map(([, path]) => `${file} -> ${path}: import components by import() alone`),
    );

/** Groups of files, or folders, that import each other, types included (Tarjan's strongly connected components). */
export function importCycles(files: string[], importsOf: (file: string) => string[]): string[][] {
  const fileSet = new Set(files);
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    for (const to of importsOf(file).filter((each) => fileSet.has(each))) {
      const reached = order.has(to) ? (stack.includes(to) ? order.get(to)! : Infinity) : visit(to);
      lowest.set(file, Math.min(lowest.get(file)!, reached));
    }
    if (lowest.get(file) === order.get(file)) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) cycles.push(group.toReversed());
    }
    return lowest.get(file)!;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return cycles;
}

if (import.meta.filename === process.argv[1]) {
  const files = globSync('{client,server,sandbox,simulator,domain,scripts}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
    (file) => !file.includes('__generated__'),
  );
  const foldersOfOperations = readFoldersOfOperations(files);
  const imports = new Map(files.map((file) => [file, readImports(file, foldersOfOperations)]));
  const importsOf = (file: string) => imports.get(file) ?? [];
  const violations = brokenBoundaries(files, importsOf);
  const barrels = files.filter((file) => /\/index\.tsx?$/.test(file)).map((file) => `${file}: no barrels`);
  const cycles = importCycles(
    files.filter((file) => !tests.test(file)),
    importsOf,
  ).map((cycle) => `import cycle: ${cycle.join(' -> ')}`);
  const folders = folderImports(files, importsOf);
  const circles = importCycles([...folders.keys()], (folder) => folders.get(folder) ?? []).map(
    (circle) => `folders that import each other: ${circle.join(' -> ')}`,
  );
  const upward = [
    ...upwardImports(files, importsOf),
    ...upwardTables(files, readSource),
    ...privateImports(files, importsOf),
  ];
  const lines = [
    ...violations,
    ...upward,
    ...barrels,
    ...cycles,
    ...circles,
    ...componentsLoadedAtOnce(files),
    ...unmaskedFragments(files),
  ];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = lines.length ? 1 : 0;
}
