import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { signedHeaders } from './signature.ts';
import { partnerAccepts } from './testing/startReceiver.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = now.getTime();
const id = 'wevt_1';
const body = '{"type":"invoice.changed","navn":"Åse"}';
const newSecret = (bytes = 32) => `whsec_${randomBytes(bytes).toString('base64')}`;
const [current, previous] = [newSecret(), newSecret()];

describe('the headers of Standard Webhooks', () => {
  const headers = signedHeaders({ id, body, secrets: [current], now });

  test('have an example of the specification', () =>
    expect(
      signedHeaders({
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        body: '{"test": 2432232314}',
        secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
        now: new Date(1_614_265_330_000),
      }),
    ).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }));

  test('are accepted with the secret, and not with another one, another body, id or time', () => {
    expect(partnerAccepts(current, { headers, body }, at)).toBe(true);
    expect(partnerAccepts(previous, { headers, body }, at)).toBe(false);
    expect(partnerAccepts(current, { headers, body: `${body} ` }, at)).toBe(false);
    expect(partnerAccepts(current, { headers: { ...headers, 'webhook-id': 'wevt_2' }, body }, at)).toBe(false);
    expect(partnerAccepts(current, { headers: { ...headers, 'webhook-timestamp': '1' }, body }, at)).toBe(false);
  });

  test('are refused more than five minutes earlier or later', () => {
    for (const seconds of [-300, 300])
      expect(partnerAccepts(current, { headers, body }, at + seconds * 1000)).toBe(true);
    for (const seconds of [-301, 301])
      expect(partnerAccepts(current, { headers, body }, at + seconds * 1000)).toBe(false);
  });

  test('have a signature for each of two secrets', () => {
    const both = signedHeaders({ id, body, secrets: [current, previous], now });
    expect(both['webhook-signature']!.split(' ')).toHaveLength(2);
    for (const secret of [current, previous]) expect(partnerAccepts(secret, { headers: both, body }, at)).toBe(true);
  });
});
