import { readFileSync, writeFileSync } from 'node:fs';
import { createSchema, schemaText } from '../server/platform/graphql/createSchema.ts';
import { restRoutesOf } from '../server/platform/room.ts';
import { rooms } from '../server/rooms.ts';
import { withFloorPlan } from './floorPlan.ts';
import { permissionsReference } from './permissionsReference.ts';
import { schemaReference } from './schemaReference.ts';
import { schemaTypes } from './schemaTypes.ts';

/**
 * Writes schema.graphql, its reference, the table of permissions, its types for tests, and the picture of the floors.
 * With --check nothing is written, and a file that is out of date is an error.
 * With --release, today's schema and operations are also stored as those of the last release: partners build on the
 * schema, and pages that are open during the next upgrade send the operations.
 */
const schema = await createSchema(rooms);
const text = schemaText(schema);
const released = process.argv.includes('--release') && {
  'docs/released.graphql': text,
  'released-operations.json': readFileSync(new URL('../persisted-operations.json', import.meta.url), 'utf8'),
};
const files = {
  'schema.graphql': text,
  'docs/architecture.md': withFloorPlan(readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8')),
  'docs/partner-reference.md': schemaReference(schema),
  'docs/permissions.md': permissionsReference(schema, restRoutesOf(rooms)),
  'domain/testing/__generated__/schemaTypes.d.ts': schemaTypes(schema),
  ...released,
};

for (const [name, content] of Object.entries(files)) {
  const file = new URL(`../${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, content);
  else if (readFileSync(file, 'utf8') !== content) {
    process.stderr.write(`${name} is out of date. Run: npm run schema\n`);
    process.exitCode = 1;
  }
}
