import { expect, test } from '@jest/globals';
import { playRecordings, RecordedAnswer } from '../testing/recordings.ts';
import { ZendeskClient } from './Zendesk.ts';

const REQUEST = 'GET https://fjordlyst.zendesk.com/api/v2/users/me.json';
const credentials = { subdomain: 'fjordlyst', email: 'api@firma.dk', apiKey: 'a'.repeat(40) };
const agent = {
  id: 35_436,
  url: 'https://fjordlyst.zendesk.com/api/v2/users/35436.json',
  name: 'Freja Lund',
  email: 'api@firma.dk',
  role: 'admin',
  verified: true,
  active: true,
  created_at: '2009-07-20T22:55:29Z',
  photo: null,
  tags: [],
  user_fields: {},
  authenticity_token: 'not-of-interest',
};
const { answer, requests } = playRecordings();
const testConnectionWith = async (...answers: Parameters<typeof answer>[1][]) => {
  answer(REQUEST, ...answers);
  return new ZendeskClient().testConnection(credentials);
};

test('sends the e-mail address with /token and the key to the help desk’s own address', async () => {
  expect(await testConnectionWith({ user: agent })).toEqual({
    isConnected: true,
    message: 'Forbindelsen virker som api@firma.dk.',
  });
  expect(requests[0]!.headers).toMatchObject({
    authorization: `Basic ${Buffer.from(`api@firma.dk/token:${credentials.apiKey}`).toString('base64')}`,
  });
});

test('accepts a user with an id and no other values', async () => {
  expect(await testConnectionWith({ user: { id: 35_436, email: null, role: null } })).toEqual({
    isConnected: true,
    message: 'Forbindelsen virker.',
  });
});

test('refuses the anonymous user, whom Zendesk returns with status 200', async () => {
  expect(
    await testConnectionWith({
      user: { id: null, name: 'Anonymous user', email: 'invalid@example.com', role: 'end-user' },
    }),
  ).toEqual({
    isConnected: false,
    message:
      'Zendesk kender ikke e-mail og Zendesk-nøgle. Kontrollér dem, og at adgang med nøgle er slået til i Zendesk.',
  });
});

test.each<[string, RecordedAnswer, string]>([
  ['a rejection with a text as its error', new RecordedAnswer(401, { error: "Couldn't authenticate you" }), 'afviste'],
  [
    'a rejection with an object as its error',
    new RecordedAnswer(403, { error: { title: 'Forbidden', message: 'You do not have access to this page.' } }),
    'afviste',
  ],
  [
    'a rate limit in plain text',
    new RecordedAnswer(429, 'Number of allowed API requests per minute exceeded', { 'content-type': 'text/plain' }),
    'for mange',
  ],
  [
    'the page of a closed help desk',
    new RecordedAnswer(404, '<html><title>Help Center Closed | Zendesk</title></html>'),
    'ingen Zendesk-installation',
  ],
  [
    'a record that does not exist',
    new RecordedAnswer(404, { error: 'RecordNotFound', description: 'Not found' }),
    'ingen Zendesk-installation',
  ],
])('describes %s in the message of the result', async (_what, recorded, message) => {
  expect(await testConnectionWith(recorded)).toMatchObject({
    isConnected: false,
    message: expect.stringContaining(message),
  });
});
