/** The subjects of the product, lowest first, by which rooms and rules are grouped. */
const subjects = ['companies', 'identity', 'money', 'sales', 'events', 'work', 'partners', 'backOffice'];

/**
 * The floors of the house, lowest first, each with the paths of its parts. A file imports from its own floor and from
 * those below, never from above; the longest path that matches decides where a file lies.
 */
export const floors: { name: string; paths: string[] }[] = [
  { name: 'basic rules', paths: ['domain/basics/'] },
  ...subjects.map((subject) => ({ name: `rules of ${subject}`, paths: [`domain/${subject}/`] })),
  {
    name: 'errors, times and traces',
    paths: [
      'server/platform/errors.ts',
      'server/platform/timeLimits.ts',
      'server/platform/work.ts',
      'server/platform/tracing/',
    ],
  },
  { name: 'providers', paths: ['server/providers/'] },
  { name: 'platform', paths: ['server/platform/'] },
  ...subjects.map((subject) => ({ name: subject, paths: [`server/rooms/${subject}/`] })),
  { name: 'start and wiring', paths: ['server/'] },
  { name: 'design system', paths: ['client/ui/'] },
  { name: 'frame and data layer', paths: ['client/app/'] },
  { name: 'parts of screens', paths: ['client/parts/'] },
  { name: 'pages for visitors', paths: ['client/public/'] },
  { name: 'screens of customers', paths: ['client/customer/'] },
  { name: 'screens of admins', paths: ['client/admin/'] },
  { name: 'start and routes', paths: ['client/'] },
];

/** Tables that name a caller. The platform identifies callers, so it names them in SQL; people edit them higher up. */
const tablesOfCallers = new Set(['user_account', 'session', 'api_token', 'membership_use']);

/** The number of the floor of a file; undefined for a file outside the house, such as a script. */
function floorOf(file: string): number | undefined {
  const matches = floors.flatMap(({ paths }, floor) =>
    paths.filter((path) => file.startsWith(path)).map((path) => ({ floor, length: path.length })),
  );
  return matches.toSorted((a, b) => b.length - a.length)[0]?.floor;
}

/** Tests and demo data may use any floor. A `*.room.ts` only declares what its room adds. */
const isBound = (file: string) =>
  !/\.(test|spec)\.tsx?$|\/testing\/|\/e2e\/|\.pictures\.ts$|\.demo\.ts$|^server\/demo\/|\.room\.ts$/.test(file);

/** A line for each import that points upward. */
export function upwardImports(files: string[], importsOf: (file: string) => string[]): string[] {
  return files.filter(isBound).flatMap((file) => {
    const floor = floorOf(file);
    if (floor === undefined) return [];
    return importsOf(file).flatMap((to) => {
      const above = floorOf(to);
      return above !== undefined && above > floor
        ? [`${file} -> ${to}: the floor '${floors[floor]!.name}' does not know '${floors[above]!.name}'`]
        : [];
    });
  });
}

/** The folder of one mechanism of the platform or of one room; undefined for other files. */
const folderOf = (file: string): string | undefined =>
  /^server\/(?:platform\/\w+|rooms\/\w+\/\w+)(?=\/)/.exec(file)?.[0];

/** The folders that each folder of the server imports. */
export function folderImports(files: string[], importsOf: (file: string) => string[]): Map<string, string[]> {
  const imports = new Map<string, Set<string>>();
  for (const file of files.filter(isBound)) {
    const folder = folderOf(file);
    if (!folder) continue;
    const known = imports.get(folder) ?? new Set();
    for (const to of importsOf(file).filter(isBound).map(folderOf)) if (to && to !== folder) known.add(to);
    imports.set(folder, known);
  }
  return new Map([...imports].map(([folder, known]) => [folder, [...known]]));
}

const roomOf = (file: string): string | undefined => /^server\/rooms\/\w+\/\w+(?=\/)/.exec(file)?.[0];

/** An entity, what reads and changes it, and what only declares: everything else in a room is the room's own. */
const PUBLIC_FILE = /\/(?:[A-Z]\w*|\w+\.(?:reads|service|types|enums?|mails|rest|room))\.ts$/;

/** A line for each import of a file that belongs to another room alone. */
export function privateImports(files: string[], importsOf: (file: string) => string[]): string[] {
  return files
    .filter((file) => isBound(file) && roomOf(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((to) => roomOf(to) && roomOf(to) !== roomOf(file) && !PUBLIC_FILE.test(to))
        .map((to) => `${file} -> ${to}: another room is used through its entities, its reads and its services`),
    );
}

const OWN_TABLE = /tableName: '(\w+)'/g;
const NAMED_TABLE =
  /(?:\b(?:from|join|into|update)\s+|(?:selectFrom|innerJoin|leftJoin|updateTable|deleteFrom|insertInto)\(')(\w+)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** A line for each table of a higher floor that a file names in SQL. */
export function upwardTables(files: string[], readText: (file: string) => string): string[] {
  const owners = new Map(
    files.flatMap((file) => [...readText(file).matchAll(OWN_TABLE)].map(([, table]) => [table!, file])),
  );
  return files.filter(isBound).flatMap((file) => {
    const floor = floorOf(file);
    if (floor === undefined || file.includes('/migrations/')) return [];
    const tables = new Set([...readText(file).replace(COMMENT, '').matchAll(NAMED_TABLE)].map(([, table]) => table!));
    return [...tables].flatMap((table) => {
      const above = owners.has(table) ? floorOf(owners.get(table)!)! : -1;
      const isCaller = floors[floor]!.name === 'platform' && tablesOfCallers.has(table);
      return above > floor && !isCaller
        ? [`${file}: names the table ${table} of the floor '${floors[above]!.name}' in SQL`]
        : [];
    });
  });
}
