import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  answerWith,
  startSummarizer,
  type SummarizerStandIn,
} from '../../../providers/summary/testing/startSummarizer.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { openSocket } from '../../../testing/socket.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import type { Person } from '../../../testing/World.ts';
import { generateSummary } from './summary.jobs.ts';

let standIn: SummarizerStandIn;
let app: TestApp;
let person: Person;
beforeAll(async () => {
  standIn = await startSummarizer();
  app = await createTestApp({ summary: standIn.settings }, { runJobs: false });
});
beforeEach(async () => {
  person = await app.world.person();
  standIn.requests.length = 0;
  standIn.answer(answerWith('I har fået en ny afdeling.'));
});
afterAll(async () => {
  await app.close();
  await standIn.close();
});

const FIELDS = '{ summary { text madeAt } recentActivity { title } }';
const readSummary = async (token = person.token) =>
  (await app.graphql(`{ dashboard ${FIELDS} }`, { token })).data.dashboard.summary;
const generate = (customerId = person.customerId!) =>
  generateSummary(app.portal.services, { id: 'job', data: { customerId } });
const queuedJobs = (customerId = person.customerId!) =>
  app.db.sql(`select 1 from pgboss.job where name = 'summary.make' and singleton_key = $1`, [customerId]);

describe('the summary of activities', () => {
  test('does not delay the dashboard, and is published when it is generated', async () => {
    const running = await createTestApp({ summary: standIn.settings });
    const { token, customerId } = await running.world.person();
    await running.world.activity(customerId!, 'Afdelingen Lager er oprettet');
    const socket = await openSocket(running, token);
    const next = await socket.watch(`subscription { dashboardChanged ${FIELDS} }`);
    expect((await running.graphql(`{ dashboard ${FIELDS} }`, { token })).data.dashboard.summary).toBeNull();
    await waitUntil(async () => (await running.db.sql('select 1 from activity_summary')).length > 0);
    const { dashboardChanged } = await next();
    expect(dashboardChanged).toEqual({
      summary: { text: 'I har fået en ny afdeling.', madeAt: expect.any(String) },
      recentActivity: [{ title: 'Afdelingen Lager er oprettet' }],
    });
    await socket.close();
    await running.close();
  });

  test('is generated once until there is a newer activity', async () => {
    await app.world.activity(person.customerId!, 'Det første');
    await generate();
    expect(await readSummary()).toMatchObject({ text: 'I har fået en ny afdeling.' });
    await Promise.all([generate(), readSummary(), readSummary()]);
    expect(standIn.requests).toHaveLength(1);
    expect(await queuedJobs()).toEqual([]);
    standIn.answer(answerWith('Noget nyt er sket.'));
    await app.world.activity(person.customerId!, 'Det næste');
    // The old summary is shown until the new one is generated.
    expect(await readSummary()).toMatchObject({ text: 'I har fået en ny afdeling.' });
    await generate();
    expect(await readSummary()).toMatchObject({ text: 'Noget nyt er sket.' });
    expect(standIn.requests).toHaveLength(2);
  });

  test('is requested at most once a minute, however often the dashboard is read', async () => {
    await app.world.activity(person.customerId!);
    standIn.answer((response) => void response.writeHead(503).end());
    for (let i = 0; i < 6; i++) await readSummary();
    // One job runs at once, and one when the minute is over.
    await waitUntil(async () => (await queuedJobs()).length > 0);
    expect((await queuedJobs()).length).toBeLessThanOrEqual(2);
  });

  test('is removed when it is out of date and cannot be generated again', async () => {
    await app.world.activity(person.customerId!, 'Det første');
    await generate();
    await app.world.activity(person.customerId!, 'Det næste');
    standIn.answer(answerWith(null));
    await generate();
    const {
      data: { dashboard },
    } = await app.graphql(`{ dashboard ${FIELDS} }`, { token: person.token });
    expect(dashboard).toEqual({ summary: null, recentActivity: [{ title: 'Det næste' }, { title: 'Det første' }] });
    standIn.answer(answerWith('Nu går det igen.'));
    await generate();
    expect(await readSummary()).toMatchObject({ text: 'Nu går det igen.' });
  });

  test('includes only the company’s own activities, and is not shown to another company', async () => {
    const other = await app.world.person();
    await app.world.activity(other.customerId!, 'Hemmeligt');
    await app.world.activity(person.customerId!, 'Eget');
    await generate();
    expect(JSON.stringify(standIn.requests)).toContain('Eget');
    expect(JSON.stringify(standIn.requests)).not.toContain('Hemmeligt');
    expect(await readSummary(other.token)).toBeNull();
  });

  test('is not generated without activities, or for a query that does not select it', async () => {
    expect(await readSummary()).toBeNull();
    await generate();
    await app.world.activity(person.customerId!);
    await app.graphql('{ dashboard { stats { activeLicenses } } }', { token: person.token });
    expect(await queuedJobs()).toEqual([]);
    expect(standIn.requests).toEqual([]);
  });
});

test('without a language model, a stored summary is not shown and none is requested', async () => {
  const appWithoutModel = await createTestApp();
  const { token, customerId } = await appWithoutModel.world.person();
  await appWithoutModel.world.activity(customerId!);
  await appWithoutModel.db.sql(
    `insert into activity_summary (customer_id, text, up_to, made_at) values ($1, 'Fra før', 'act_', now())`,
    [customerId],
  );
  expect((await appWithoutModel.graphql(`{ dashboard ${FIELDS} }`, { token })).data.dashboard.summary).toBeNull();
  expect(await appWithoutModel.db.sql(`select 1 from pgboss.job where name = 'summary.make'`)).toEqual([]);
  await appWithoutModel.close();
});
