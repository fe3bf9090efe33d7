import { Secret, TOTP } from 'otpauth';
import { replayableBytes } from '../../../platform/db/replayJournal.ts';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A code of the step before or after is accepted, because clocks differ and people type slowly. */
const DRIFT_STEPS = 1;

/** A new shared secret, in the base32 that authenticator apps accept. */
export const newTotpSecret = (): string => new Secret({ buffer: bufferOf(replayableBytes(SECRET_BYTES)) }).base32;

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  totpOf(secret, issuer, label).toString();

/** The time step that a code belongs to; undefined when it is no code of the current or a neighbouring step. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const drift = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return drift === null ? undefined : Math.floor(now / 1_000 / PERIOD_SECONDS) + drift;
}

/** The code of a moment, as an authenticator app shows it. */
export const codeAt = (secret: string, now = Date.now()): string => totpOf(secret).generate({ timestamp: now });

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, issuer, label });

/** An ArrayBuffer of its own, because small Buffers share one. */
const bufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
