import { describe, expect, test } from '@jest/globals';
import { requestOf, type TrialCall } from './trialCall.ts';

const call: TrialCall = {
  method: 'POST',
  path: '/api/departments/{id}/clip-cards',
  needsKey: true,
  fields: [
    { name: 'id', part: 'path', isRequired: true, values: undefined },
    { name: 'limit', part: 'query', isRequired: false, values: undefined },
    { name: 'Idempotency-Key', part: 'header', isRequired: false, values: undefined },
  ],
  body: '{}',
};

describe('the request of a call that a reader tries', () => {
  test('has the values in their places, and nothing for empty fields', () => {
    expect(
      requestOf(call, {
        values: { id: 'dept/../1?x', limit: '2&y=1', 'Idempotency-Key': '' },
        body: '{"a":1}',
        key: 'k',
      }),
    ).toEqual({
      url: '/api/departments/dept%2F..%2F1%3Fx/clip-cards?limit=2%26y%3D1',
      method: 'POST',
      headers: { accept: 'application/json', authorization: 'Bearer k', 'content-type': 'application/json' },
      body: '{"a":1}',
    });
  });

  test('has no body, no key and no query when the call has none of them', () => {
    const read = { ...call, method: 'GET', path: '/api/events', fields: [], body: undefined };
    expect(requestOf(read, { values: {}, body: '', key: null })).toEqual({
      url: '/api/events',
      method: 'GET',
      headers: { accept: 'application/json' },
    });
  });

  test('keeps a value that looks like a replacement pattern', () => {
    const { url } = requestOf(call, { values: { id: '$&' }, body: '{}', key: null });
    expect(url).toBe('/api/departments/%24%26/clip-cards');
  });
});
