import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import jwt from 'jsonwebtoken';
import type { Config } from '../config.ts';
import { replayableBytes } from '../db/replayJournal.ts';
import { AppError, unauthenticated } from '../errors.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'portal';
const AUDIENCE = 'portal';
const SECOND_STEP_AUDIENCE = 'portal-second-step';
const MIN_SECRET = 32;
const MAX_VERIFIED = 10_000;

/** The kinds of links with a signed key. */
export type LinkPurpose =
  | 'document'
  | 'bookkeeping'
  | 'statement'
  | 'payment'
  | 'place-offer'
  | 'event-feedback'
  | 'event-mails'
  | 'file';

const linkAudience = (purpose: LinkPurpose) => `portal-link-${purpose}`;

/** The first step of a sign-in with two steps. */
export interface SecondStep {
  userId: string;
  /** The proof of identity that the user gave in the first step. */
  firstProof: 'PASSWORD' | 'PROVIDER';
  /** A hash of the stored password hash: a change of password makes the token invalid. */
  passwordTag: string;
}

/** Signs and verifies session tokens. A token only carries a session's id; the session's row decides about validity. */
export class SessionTokens {
  readonly #secret: KeyObject;
  /** Tokens whose signature was right. Each live event reads the tokens of its subscribers. */
  readonly #verified = new Map<string, { sid: string; exp: number }>();

  constructor(secret: string) {
    if (secret.length < MIN_SECRET) throw new Error(`JWT_SECRET must have at least ${MIN_SECRET} characters`);
    // A key object is parsed once; a text secret would be parsed for every request.
    this.#secret = createSecretKey(Buffer.from(secret));
  }

  sign(session: { id: string; userId: string; expiresAt: Date }): string {
    return jwt.sign({ sid: session.id, exp: Math.floor(session.expiresAt.getTime() / 1000) }, this.#secret, {
      algorithm: ALGORITHM,
      issuer: ISSUER,
      audience: AUDIENCE,
      subject: session.userId,
    });
  }

  /** Returns the session's id. Throws "Invalid token" or "Token expired", with which the client discards its token. */
  read(token: string): string {
    const known = this.#verified.get(token);
    if (known && known.exp * 1_000 > Date.now()) return known.sid;
    this.#verified.delete(token);
    const { sid, exp } = this.#verify(token);
    if (typeof sid !== 'string' || typeof exp !== 'number') throw unauthenticated('Invalid token');
    if (this.#verified.size >= MAX_VERIFIED) this.#verified.delete(this.#verified.keys().next().value!);
    this.#verified.set(token, { sid, exp });
    return sid;
  }

  /** Signs a token that only says that the first step of a sign-in succeeded. It is no session. */
  signSecondStep({ userId, firstProof, passwordTag, expiresAt }: SecondStep & { expiresAt: Date }): string {
    return jwt.sign({ by: firstProof, pwd: passwordTag, exp: Math.floor(expiresAt.getTime() / 1000) }, this.#secret, {
      algorithm: ALGORITHM,
      issuer: ISSUER,
      audience: SECOND_STEP_AUDIENCE,
      subject: userId,
    });
  }

  /** Returns undefined for a token that is invalid or expired. */
  readSecondStep(token: string): SecondStep | undefined {
    try {
      const { sub, pwd, by } = this.#verify(token, SECOND_STEP_AUDIENCE);
      if (typeof sub !== 'string' || typeof pwd !== 'string') return undefined;
      return { userId: sub, passwordTag: pwd, firstProof: by === 'PROVIDER' ? 'PROVIDER' : 'PASSWORD' };
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  /** Signs the key of a link that opens one object for one purpose. Whoever has the link needs no sign-in. */
  signLink(purpose: LinkPurpose, { id, expiresAt }: { id: string; expiresAt: Date }): string {
    return jwt.sign({ exp: Math.floor(expiresAt.getTime() / 1000) }, this.#secret, {
      algorithm: ALGORITHM,
      issuer: ISSUER,
      audience: linkAudience(purpose),
      subject: id,
    });
  }

  /** Returns the id of the object, or throws as `read` does. A key of another purpose is invalid. */
  readLink(purpose: LinkPurpose, key: string): string {
    const { sub } = this.#verify(key, linkAudience(purpose));
    if (!sub) throw unauthenticated('Invalid token');
    return sub;
  }

  #verify(token: string, audience = AUDIENCE): jwt.JwtPayload {
    try {
      const payload = jwt.verify(token, this.#secret, { algorithms: [ALGORITHM], issuer: ISSUER, audience });
      if (typeof payload === 'object') return payload;
    } catch (error) {
      if (error instanceof jwt.TokenExpiredError) throw unauthenticated('Token expired');
    }
    throw unauthenticated('Invalid token');
  }
}

const API_TOKEN_PREFIX = 'portal_';
const CHECKSUM_LENGTH = 6;

export const isApiToken = (token: string) => token.startsWith(API_TOKEN_PREFIX);

/**
 * A token with a prefix that tells production from demo, and a checksum, so that scanners for leaked secrets recognize
 * it without asking the portal.
 */
export function newApiToken(mode: Config['mode']): string {
  const text = `${API_TOKEN_PREFIX}${mode === 'production' ? 'live' : 'test'}_${newSecret()}`;
  return text + checksumOf(text);
}

/** Whether the checksum is wrong, so that the token cannot be one. Tokens from before checksums never are. */
export const isMistypedApiToken = (token: string): boolean =>
  /^portal_(live|test)_/.test(token) && checksumOf(token.slice(0, -CHECKSUM_LENGTH)) !== token.slice(-CHECKSUM_LENGTH);

/** CRC-32 in base 36. */
const checksumOf = (text: string) =>
  crc32(text)
    .toString(36)
    .padStart(CHECKSUM_LENGTH + 1, '0')
    .slice(-CHECKSUM_LENGTH);

/** 32 random bytes as base64url, which is safe in a URL. */
export const newSecret = () => replayableBytes(32).toString('base64url');
/** A fast hash is enough, because nobody can guess 256 random bits. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The token of an Authorization header. Quotes around the token are removed. */
export function bearerToken(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined;
  const token = /^Bearer\s+(.+)$/i
    .exec(header.trim())?.[1]
    ?.trim()
    .replace(/^"(.*)"$/, '$1');
  return token || undefined;
}
