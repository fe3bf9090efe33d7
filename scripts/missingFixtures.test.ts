import { globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createSchema } from '../server/platform/graphql/createSchema.ts';
import { rooms } from '../server/rooms.ts';
import type { Fixture } from '../server/testing/Fixture.ts';
import { fixtures } from '../server/testing/fixtures.ts';
import { missingFixtures } from './missingFixtures.ts';

const schema = await createSchema(rooms);

/** The fixtures without one of their declarations. */
const without = (part: 'examples' | 'mutations' | 'rest', name: string): Fixture[] =>
  fixtures.map((fixture) => {
    const others = Object.entries(fixture[part] ?? {}).filter(([key]) => key !== name);
    return { ...fixture, [part]: Object.fromEntries(others) };
  });

test.each([
  ['examples', 'ClipCard', 'an example of ClipCard'],
  ['examples', 'ActivitySummary', 'an example of ActivitySummary'],
  ['examples', 'TaskColumn', 'an example of TaskColumn'],
  ['mutations', 'buyClipCard', 'the mutation buyClipCard'],
  ['rest', 'GET /api/events/{Event}/registrations', 'the REST call GET /api/events/:id/registrations'],
  ['rest', 'GET /api/auth/activities?page=1&limit=5', 'the REST call GET /api/auth/activities'],
] as const)('a fixture without %s of %s is reported by name', (part, name, missing) => {
  expect(missingFixtures(without(part, name), schema)).toEqual([`No *.fixture.ts declares ${missing}`]);
});

test('every fixture belongs to a room', () => {
  expect(fixtures).toHaveLength(globSync('server/**/testing/*.fixture.ts').length);
});
