import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addMonths, dateOf, formatMonth } from '../../../../domain/basics/dates.ts';
import { createApp } from '../../../app.ts';
import { rooms } from '../../../rooms.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { mailHoursStatements } from './hoursStatement.jobs.ts';

let app: TestApp;
let person: Person;
let departmentId: string;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!, 'Kundeservice');
});
afterAll(() => app.close());

const month = `${addMonths(dateOf(), 1).slice(0, 7)}`;
const [first, second] = [`${month}-01`, `${month}-02`];
const workedOn = `${addMonths(first, -1).slice(0, 7)}-15`;
const send = (today = first) => mailHoursStatements(app.portal.services, today);
const mails = (email = person.email) =>
  app.db.sql<{ subject: string; text: string }>(
    `select subject, text from mail where kind = 'hours-monthly' and recipient = $1`,
    [email],
  );
const work = (card: string, minutes: number, fields: object = {}) =>
  app.world.hourEntry(card, { minutes, worked_on: workedOn, ...fields });

test('the statement has the used hours of the month before, and what is left on each card', async () => {
  const card = await app.world.clipCard(departmentId, { hours: 25, hours_used: 3, expires_on: '2027-05-03' });
  const other = await app.world.department(person.customerId!, 'Drift & IT');
  const usedUp = await app.world.clipCard(other, { status: 'USED', hours_used: 10 });
  await work(card, 150, { task_id: await app.world.task(card) });
  await work(card, 30);
  await work(usedUp, 45);
  await work(usedUp, 600, { worked_on: first });
  await send();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail!.subject).toBe(`Jeres timeforbrug i ${formatMonth(workedOn)}`);
  for (const line of [
    `I ${formatMonth(workedOn)} brugte I 3 t 45 min af jeres klippekort.`,
    'Afdelingen Kundeservice: 3 t',
    'Afdelingen Drift & IT: 45 min',
    'Opgaver: 2 t 30 min',
    'Andet arbejde: 1 t 15 min',
    'Klippekort, Kundeservice: 22 af 25 timer tilbage, gælder til 3. maj 2027',
    `/clip-cards/hours?periode=OWN&fra=${workedOn.slice(0, 7)}-01&til=${addMonths(first, -1).slice(0, 8)}`,
  ])
    expect(mail!.text).toContain(line);
});

test('the statement goes once a month to administrators and buyers who have not turned it off', async () => {
  await work(await app.world.clipCard(departmentId), 30);
  const colleague = (companyRole: string, fields = {}) =>
    app.world.person({ customerId: person.customerId!, companyRole, ...fields } as object);
  const buyer = await colleague('BUYER');
  const silent = await colleague('BUYER');
  const member = await colleague('MEMBER');
  await app.graphql('mutation { setMailChoice(category: USED_HOURS, isOn: false) { isOn } }', { token: silent.token });
  await send(`${month}-08`);
  expect(await mails()).toEqual([]);
  await Promise.all([send(), send(second), send()]);
  await send(second);
  for (const [{ email }, count] of [
    [person, 1],
    [buyer, 1],
    [silent, 0],
    [member, 0],
  ] as const)
    expect(await mails(email)).toHaveLength(count);
  await send(addMonths(first, 1));
  expect(await mails()).toHaveLength(2);
});

test('two processes at the same time send the statement once', async () => {
  await work(await app.world.clipCard(departmentId), 30);
  const companies = await Promise.all(Array.from({ length: 5 }, () => app.world.person()));
  for (const { customerId } of companies) await app.world.clipCard(await app.world.department(customerId!));
  const replica = await createApp({ ...app.config, port: 0 }, { rooms, runJobs: false });
  try {
    await Promise.all([send(), mailHoursStatements(replica.services, first), send()]);
  } finally {
    await replica.close();
  }
  for (const { email } of [person, ...companies]) expect(await mails(email)).toHaveLength(1);
});

test('the statement has only hours of its own company', async () => {
  const stranger = await app.world.person();
  await app.world.clipCard(await app.world.department(stranger.customerId!, 'Fremmed afdeling'));
  await work(await app.world.clipCard(departmentId), 30);
  await send();
  expect((await mails())[0]!.text).not.toContain('Fremmed');
  expect((await mails(stranger.email))[0]!.text).toContain('brugte I ingen timer');
});

test('nothing is sent when nothing happened and nothing is left', async () => {
  const card = await app.world.clipCard(departmentId, { status: 'USED', hours_used: 10, created_at: '2020-01-01' });
  await work(card, 30, { worked_on: '2020-02-01' });
  await send();
  expect(await mails()).toEqual([]);
});

test('a company without hours left hears so when it used some', async () => {
  await work(await app.world.clipCard(departmentId, { status: 'USED', hours_used: 10, created_at: '2020-01-01' }), 30);
  await send();
  expect((await mails())[0]!.text).toContain('I har ingen timer tilbage.');
});

test('a company whose mail fails holds up no other, and is mailed on the next day', async () => {
  await work(await app.world.clipCard(departmentId), 30);
  const other = await app.world.person();
  await app.world.clipCard(await app.world.department(other.customerId!));
  const { writes } = app.portal.services;
  const { run } = writes;
  let failures = 1;
  writes.run = ((...args: Parameters<typeof run>) => {
    if (failures-- > 0) return Promise.reject(new Error('Forbindelsen er tabt'));
    return run.apply(writes, args);
  }) as typeof run;
  try {
    await send();
  } finally {
    writes.run = run;
  }
  expect([(await mails()).length, (await mails(other.email)).length].toSorted()).toEqual([0, 1]);
  await send(second);
  expect([(await mails()).length, (await mails(other.email)).length]).toEqual([1, 1]);
});
