import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('no migration removes or renames anything that a replica of the previous version uses', () => {
  const folder = 'server/platform/db/migrations';
  // A new collation is allowed, because it changes neither the stored nor the returned values. So is a column that may
  // now be null: the previous version itself stores no such row. So is a new name of an index, which no statement uses.
  const renames = String.raw`(?<!alter index "\w+" )rename (to|column)`;
  const harmless = String.raw`(?! (("\w+" type text|%I type %s) collate|"\w+" drop not null))`;
  const destructive = new RegExp(
    String.raw`\b(drop (table|column|function|type)|${renames}|alter column${harmless}|(?<!or )truncate)\b`,
    'i',
  );
  // Nobody ran a version with what these remove: the first release comes later.
  const beforeTheFirstRelease = new Set([
    '116_places.ts',
    '120_one_webhook_format.ts',
    '121_settled_tasks.ts',
    '124_persons.ts',
    '125_memberships.ts',
    '126_rights.ts',
    '127_scopes.ts',
    '128_rights_requests.ts',
    '129_employees.ts',
    '130_files.ts',
    '131_employee_search.ts',
  ]);
  const files = readdirSync(folder).filter((file) => !beforeTheFirstRelease.has(file));
  for (const file of files) {
    expect([file, destructive.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[0]]).toEqual([file, undefined]);
  }
});
