import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { eraseGuests } from './eraseGuests.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
afterAll(() => app.close());

const erase = () => eraseGuests(app.portal.services, { id: '', data: {} });
const guest = {
  phone: '20304050',
  company: 'Fremmed ApS',
  dietary_restrictions: 'Nødder',
  special_requirements: 'Elevator',
};

test('guests of an event are erased ninety days after it, and users and later events are not', async () => {
  const { world, db } = app;
  const past = await world.event({ date: addDays(dateOf(), -92), status: 'COMPLETED' });
  const recent = await world.event({ date: addDays(dateOf(), -88), status: 'COMPLETED' });
  const user = await world.person();
  const erasedId = await world.eventRegistration(past, {
    name: 'Gitte Gæst',
    email: 'gitte@fremmed.example',
    ...guest,
  });
  const anotherId = await world.eventRegistration(past, { name: 'Gert Gæst', status: 'CANCELLED', ...guest });
  const keptIds = [
    await world.eventRegistration(recent, { name: 'Gunnar Gæst', ...guest }),
    await world.eventRegistration(past, { name: 'Ulla Bruger', person: user, ...guest }),
  ];
  const before = await db.sql('select * from event_registration where id = any($1) order by id', [keptIds]);
  await erase();
  await erase();
  const rows = await db.sql<Record<string, unknown>>(
    'select * from event_registration where id = any($1) order by id',
    [[erasedId, anotherId]],
  );
  for (const row of rows)
    expect(row).toMatchObject({
      name: 'Slettet',
      email: `${row.id as string}@slettet.invalid`,
      phone: null,
      company: null,
      dietary_restrictions: null,
      special_requirements: null,
      link_key: null,
      version: 2,
      erased_at: expect.any(Date),
    });
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/Gitte|Gert|fremmed\.example|Nødder|Elevator/);
  expect(await db.sql('select * from event_registration where id = any($1) order by id', [keptIds])).toEqual(before);
});
