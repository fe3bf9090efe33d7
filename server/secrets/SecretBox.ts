import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/**
 * Secrets that must be used again, and so can't be hashed. The first key seals, all of them open: a new key is put in
 * front, and the old one goes once nothing is sealed with it any more. What a text is bound to (its row and column)
 * is part of the seal, so that a stolen text opens nowhere else.
 */
export class SecretBox {
  readonly #keys: Map<string, Buffer>;

  /** `id:base64` pairs, parted by commas. */
  constructor(keys: string) {
    this.#keys = new Map(keys.split(',').map(readKey));
  }

  seal(secret: string, boundTo: string): string {
    const [keyId, key] = this.#keys.entries().next().value!;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(`${keyId} ${boundTo}`));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [keyId, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
  }

  open(text: string, boundTo: string): string {
    const [keyId = '', ...parts] = text.split('.');
    const key = this.#keys.get(keyId);
    if (!key || parts.length !== 3) throw new Error(`No key named '${keyId}' opens this secret`);
    const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer];
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: 16 })
      .setAAD(Buffer.from(`${keyId} ${boundTo}`))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  }

  /** What every text begins with that the first key sealed. */
  get prefix(): string {
    return `${this.#keys.keys().next().value}.`;
  }
}

export function areKeys(keys: string): boolean {
  try {
    return Boolean(new SecretBox(keys));
  } catch {
    return false;
  }
}

function readKey(pair: string): [string, Buffer] {
  const [, id, encoded] = /^([\w-]+):(.+)$/.exec(pair.trim()) ?? [];
  const key = Buffer.from(encoded ?? '', 'base64');
  if (!id || key.length !== KEY_BYTES)
    throw new Error('ENCRYPTION_KEYS: hver nøgle skrives som id:base64 med 32 bytes');
  return [id, key];
}
