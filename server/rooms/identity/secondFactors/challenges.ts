import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../platform/config.ts';
import { replayableBytes } from '../../../platform/db/replayJournal.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { consumeOnce } from './consumeOnce.service.ts';

/** The action and person for which a challenge can be answered. `personId` is empty while the person is unknown. */
export interface ChallengePurpose {
  action: 'SIGN_IN' | 'ADD_PASSKEY' | 'CONFIRM_IDENTITY';
  personId: string;
}

const LIFETIME_MS = 30 * 60_000;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const BODY_BYTES = NONCE_BYTES + TIME_BYTES;

/** A challenge for a passkey to sign: random bytes and an expiry, signed for one purpose. Nothing is stored. */
export function newChallenge(config: Config, purpose: ChallengePurpose): string {
  const body = Buffer.concat([replayableBytes(NONCE_BYTES), Buffer.alloc(TIME_BYTES)]);
  body.writeUIntBE(Date.now() + LIFETIME_MS, NONCE_BYTES, TIME_BYTES);
  return Buffer.concat([body, signatureOf(config, purpose, body)]).toString('base64url');
}

/** Whether the portal issued the challenge for this purpose, and it has not expired. It may have been answered. */
export function isOpenChallenge(config: Config, purpose: ChallengePurpose, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const body = bytes.subarray(0, BODY_BYTES);
  const expected = signatureOf(config, purpose, body);
  const signature = bytes.subarray(BODY_BYTES);
  return (
    signature.length === expected.length &&
    timingSafeEqual(signature, expected) &&
    expiryOf(bytes).getTime() > Date.now()
  );
}

/** Marks an answered challenge as used. Returns false when it was used before. */
export const consumeChallenge = (write: Write, challenge: string): Promise<boolean> =>
  consumeOnce(write, challenge, expiryOf(Buffer.from(challenge, 'base64url')));

const expiryOf = (bytes: Buffer): Date => new Date(bytes.readUIntBE(NONCE_BYTES, TIME_BYTES));

const signatureOf = ({ jwtSecret }: Config, { action, personId }: ChallengePurpose, body: Buffer): Buffer =>
  createHmac('sha256', jwtSecret).update(`passkey challenge ${action} ${personId} `).update(body).digest();
