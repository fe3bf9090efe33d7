import { expect, test } from '@jest/globals';
import { ProviderError } from '../ProviderError.ts';
import { playRecordings, RecordedAnswer } from '../testing/recordings.ts';
import { ZendeskStatusClient } from './ZendeskStatus.ts';

const ACTIVE = 'GET https://status.zendesk.com/api/incidents/active';
const MAINTENANCE = 'GET https://status.zendesk.com/api/incidents/maintenance';
const { answer } = playRecordings();
const client = new ZendeskStatusClient();

/** The example of Zendesk's reference, with the included objects of its clients' tests. */
const incident = {
  id: '247',
  type: 'incident',
  attributes: {
    degradation: false,
    impact: 'major',
    outage: true,
    postmortem: '',
    resolved_at: null,
    started_at: '2022-05-11T19:56:49.000Z',
    status: 'investigating',
    title: 'Big, Bad incident',
  },
  relationships: { incident_updates: { data: [{ id: '7', type: 'incident_update' }] } },
};
const included = [
  { id: '7', type: 'incident_update', attributes: { created_at: '2022-05-11T19:58:13.000Z', description: 'x' } },
  {
    id: '9',
    type: 'incident_service',
    attributes: { degradation: true, outage: false, resolved_at: null, incident_id: 247, service_id: 3 },
  },
  {
    id: '10',
    type: 'incident_service',
    attributes: { resolved_at: '2022-05-11T20:00:00Z', incident_id: 247, service_id: 4 },
  },
  { id: '3', type: 'service', attributes: { name: 'Support', slug: 'support' } },
  { id: '4', type: 'service', attributes: { name: 'Talk', slug: 'talk' } },
];

test('reads an incident and the products that it still concerns', async () => {
  answer(ACTIVE, { data: [incident], included });
  expect(await client.list('INCIDENT')).toEqual([
    {
      id: '247',
      kind: 'INCIDENT',
      title: 'Big, Bad incident',
      status: 'investigating',
      impact: 'major',
      services: ['Support'],
      startedAt: '2022-05-11T19:56:49.000Z',
      endsAt: null,
    },
  ]);
});

test('reads a maintenance of one help desk with its start and end', async () => {
  answer(`${MAINTENANCE}?subdomain=fjordlyst`, {
    data: [
      {
        id: 12,
        type: 'incident',
        attributes: {
          degradation: false,
          impact: null,
          outage: false,
          title: 'Database upgrade',
          maintenance_article: 'https://support.zendesk.com/x',
          maintenance_start_time: '2026-12-01T02:00:00.000Z',
          maintenance_end_time: '2026-12-01T04:00:00.000Z',
        },
      },
    ],
    included: [],
  });
  expect(await client.list('MAINTENANCE', 'fjordlyst')).toMatchObject([
    { id: '12', status: null, startedAt: '2026-12-01T02:00:00.000Z', endsAt: '2026-12-01T04:00:00.000Z' },
  ]);
});

test('leaves out resolved incidents and records that it cannot read, but no others', async () => {
  const { attributes } = incident;
  answer(ACTIVE, {
    data: [
      null,
      'text',
      { id: '1' },
      { id: '2', type: 'service', attributes },
      { id: '3', attributes: { ...attributes, title: '' } },
      { id: '4', attributes: { ...attributes, started_at: '+275760-09-13T00:00:00Z' } },
      { id: '5', attributes: { ...attributes, resolved_at: '2022-05-12T00:00:00Z' } },
      { id: '6', attributes: { ...attributes, status: 7, impact: {}, title: 'Kept\n\u0000one' } },
      { id: '6', attributes },
    ],
    included: 'odd',
  });
  expect(await client.list('INCIDENT')).toMatchObject([
    { id: '6', title: 'Kept one', status: null, impact: null, services: [] },
  ]);
});

test('shortens a long title and takes fifty of a thousand incidents', async () => {
  const data = Array.from({ length: 1_000 }, (_, index) => ({
    ...incident,
    id: String(index),
    attributes: { ...incident.attributes, title: '<b>x</b>'.repeat(100) },
  }));
  answer(ACTIVE, { data });
  const read = await client.list('INCIDENT');
  expect(read).toHaveLength(50);
  expect(read[0]!.title).toHaveLength(300);
});

test.each<[string, RecordedAnswer | object | string]>([
  ['a page', '<html>Down for maintenance</html>'],
  ['another type', { data: { id: '1' } }],
  ['no list', {}],
  ['more than two megabytes', { data: [], included: ['x'.repeat(2_100_000)] }],
  ['an error', new RecordedAnswer(503, { error: 'Unavailable' })],
  ['a rate limit', new RecordedAnswer(429, 'Too many requests')],
  ['a redirect', new RecordedAnswer(302, '', { location: 'https://elsewhere.example/' })],
])('fails when Zendesk answers with %s', async (_what, recorded) => {
  answer(ACTIVE, recorded);
  await expect(client.list('INCIDENT')).rejects.toBeInstanceOf(ProviderError);
});
