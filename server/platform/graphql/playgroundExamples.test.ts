import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getOperationAST, parse, validate } from 'graphql';
import { examples } from '../../../client/public/playground/examples.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openSocket } from '../../testing/socket.ts';

let app: TestApp;
let token: string;
let departmentId: string;
let memberToken: string;

beforeAll(async () => {
  app = await createTestApp();
  const { world } = app;
  const member = await world.person();
  memberToken = member.token;
  departmentId = await world.department(member.customerId!);
  const installation = await world.installation(departmentId);
  await world.webhookDelivery(await world.integration(installation));
  await world.license(installation);
  await world.serviceAgreement(departmentId);
  const card = await world.clipCard(departmentId);
  await world.task(card);
  await world.ledgerEntry(departmentId);
  await world.event();
  await world.activity(member.customerId!);
  ({ token } = await world.apiToken(member.customerId!, 'READ_WRITE'));
});
afterAll(() => app.close());

const isSubscription = (query: string) => getOperationAST(parse(query))!.operation === 'subscription';

describe('the playground example', () => {
  test.each(examples.map((example) => [example.name, example] as const))('"%s" is valid', (_name, { query }) => {
    expect(validate(app.portal.executor.schema, parse(query))).toEqual([]);
  });

  test.each(examples.filter(({ query }) => !isSubscription(query)).map((example) => [example.name, example] as const))(
    '"%s" returns data to a partner',
    async (_name, { query, variables }) => {
      const { data, errors } = await app.graphql(query, { variables: variables ?? {}, token });
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).toMatch(/"edges":\[\{|"edge":\{|"vatNumber":/);
    },
  );

  test('with a subscription receives a live event', async () => {
    const { query } = examples.find((example) => isSubscription(example.query))!;
    const socket = await openSocket(app, token);
    const next = await socket.watch(query);
    await app.graphql(
      `mutation ($id: ID!) {
        updateDepartment(id: $id, changes: { name: "Nyt navn", contactPerson: "Karin" }) { edge { node { id } } }
      }`,
      { variables: { id: departmentId }, token: memberToken },
    );
    // The event of the department that an earlier example created may arrive late.
    let event = JSON.stringify(await next());
    while (!event.includes('Nyt navn')) event = JSON.stringify(await next());
    expect(JSON.parse(event)).toMatchObject({
      departmentChanged: { edge: { node: { id: departmentId, name: 'Nyt navn' } } },
    });
    await socket.close();
  });
});
