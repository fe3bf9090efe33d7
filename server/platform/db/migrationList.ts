import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Migration } from '@mikro-orm/migrations';

const folder = join(import.meta.dirname, 'migrations');
// Jest prepares the test database in a process whose loader knows no top-level await, so nothing is imported here.
const require = createRequire(import.meta.url);

/** Numbers up to here have gaps, because some migrations never landed. A released migration is never renamed. */
const LAST_UNUSED_NUMBER = 109;

/**
 * The names of the migrations in the order in which they run. Throws for a file whose name is no migration's, a number
 * that two files have, and a gap between the numbers.
 */
export function migrationNames(files: string[]): string[] {
  const names = files.toSorted().map((file) => {
    const name = /^(\d{3}(?:_[a-z0-9]+)+)\.ts$/.exec(file)?.[1];
    if (!name) throw new Error(`A migration is named like 001_initial_schema.ts, and not ${file}`);
    return name;
  });
  const numbers = names.map((name) => parseInt(name, 10));
  for (const [i, number] of numbers.entries()) {
    const next = numbers[i + 1] ?? number + 1;
    if (next === number) throw new Error(`Two migrations have the number of ${names[i]}`);
    if (next > LAST_UNUSED_NUMBER && next > Math.max(number, LAST_UNUSED_NUMBER) + 1)
      throw new Error(`A migration is missing between ${names[i]} and ${names[i + 1]}`);
  }
  return names;
}

function loadMigration(name: string) {
  const classes = Object.values(require(join(folder, `${name}.ts`)) as Record<string, new () => Migration>);
  if (classes.length !== 1) throw new Error(`The migration ${name} must export one class`);
  return { name, class: classes[0]! };
}

/**
 * All migrations in the order in which they run. The database recognises a migration by its name, so a released
 * migration is never renamed, and its effect never changes.
 */
export const migrations = migrationNames(readdirSync(folder)).map(loadMigration);
