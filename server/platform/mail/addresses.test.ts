import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { commonPage, companyScreen } from './addresses.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
afterAll(() => app.close());

const PORTAL = 'https://portal.example';

describe('the address of a link in a mail', () => {
  test('names the company of a screen, and none on a page that is the same in all of them', () => {
    expect(companyScreen(PORTAL, '/payments', 'cust_1')).toBe(`${PORTAL}/payments?company=cust_1`);
    expect(companyScreen(PORTAL, '/integrations?instance=inst_1', 'cust_1')).toBe(
      `${PORTAL}/integrations?instance=inst_1&company=cust_1`,
    );
    expect(commonPage(PORTAL, '/login')).toBe(`${PORTAL}/login`);
  });

  test('opens the company of an event’s registration for a person of two', async () => {
    const person = await app.world.person();
    const second = await app.world.membership(person);
    const eventId = await app.world.event();
    const { errors } = await app.graphql(
      'mutation ($id: ID!, $input: EventRegistrationInput!) { registerForEvent(eventId: $id, input: $input) { id } }',
      {
        variables: { id: eventId, input: { name: 'Rita', email: person.email } },
        token: person.token,
        company: second.customerId,
      },
    );
    expect(errors).toBeUndefined();
    const mails = await app.db.sql<{ text: string }>(
      `select text from mail where recipient = $1 and kind = 'event-registered'`,
      [person.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(`/events?company=${second.customerId}`);
  });
});
