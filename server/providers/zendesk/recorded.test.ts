import { expect, test } from '@jest/globals';
import { playRecordings, RecordedAnswer } from '../testing/recordings.ts';
import { ZendeskClient } from './Zendesk.ts';

const QUESTION = 'GET https://fjordlyst.zendesk.com/api/v2/users/me.json';
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
const { answer, asked } = playRecordings();
const tested = async (...answers: Parameters<typeof answer>[1][]) => {
  answer(QUESTION, ...answers);
  return new ZendeskClient().testConnection(credentials);
};

test('the key goes along as the e-mail with /token, to the help desk’s own address', async () => {
  expect(await tested({ user: agent })).toEqual({
    isConnected: true,
    message: 'Forbindelsen virker som api@firma.dk.',
  });
  expect(asked[0]!.headers).toMatchObject({
    authorization: `Basic ${Buffer.from(`api@firma.dk/token:${credentials.apiKey}`).toString('base64')}`,
  });
});

test('a user of whom it tells no more than the id is somebody', async () => {
  expect(await tested({ user: { id: 35_436, email: null, role: null } })).toEqual({
    isConnected: true,
    message: 'Forbindelsen virker.',
  });
});

test('the stranger whom Zendesk greets with 200 is nobody', async () => {
  expect(
    await tested({ user: { id: null, name: 'Anonymous user', email: 'invalid@example.com', role: 'end-user' } }),
  ).toEqual({
    isConnected: false,
    message: 'Zendesk kender ikke e-mail og API-nøgle. Kontrollér dem, og at adgang med API-nøgle er slået til.',
  });
});

test.each<[string, RecordedAnswer, string]>([
  ['a refusal whose error is a text', new RecordedAnswer(401, { error: "Couldn't authenticate you" }), 'afviste'],
  [
    'a refusal whose error is an object',
    new RecordedAnswer(403, { error: { title: 'Forbidden', message: 'You do not have access to this page.' } }),
    'afviste',
  ],
  [
    'a limit that is told in plain text',
    new RecordedAnswer(429, 'Number of allowed API requests per minute exceeded', { 'content-type': 'text/plain' }),
    'for mange',
  ],
  [
    'the page of a help desk that is closed',
    new RecordedAnswer(404, '<html><title>Help Center Closed | Zendesk</title></html>'),
    'ingen Zendesk-installation',
  ],
  [
    'a record that is not found',
    new RecordedAnswer(404, { error: 'RecordNotFound', description: 'Not found' }),
    'ingen Zendesk-installation',
  ],
])('%s is told for what it is', async (_what, given, message) => {
  expect(await tested(given)).toEqual({ isConnected: false, message: expect.stringContaining(message) });
});
