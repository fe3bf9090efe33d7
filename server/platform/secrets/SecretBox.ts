import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/**
 * Encrypts secrets that must be used again and therefore cannot be hashed. The first key encrypts, all keys decrypt:
 * for a rotation, a new key is put in front, and the old one is removed once no text is encrypted with it. A sealed
 * text is bound to its row and column (`boundTo`), so that a copy of it cannot be opened in another place.
 */
export class SecretBox {
  readonly #keys: Map<string, Buffer>;

  /** `keys` are comma-separated `id:base64` pairs. Throws for a key that is malformed or not 32 bytes long. */
  constructor(keys: string) {
    this.#keys = new Map(keys.split(',').map(readKey));
  }

  /** Encrypts with the first key. The result differs each time. */
  seal(secret: string, boundTo: string): string {
    const [keyId, key] = this.#keys.entries().next().value!;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(`${keyId} ${boundTo}`));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [keyId, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
  }

  /** Decrypts. Throws when the key is unknown, the text was changed, or it was sealed for another place. */
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

  /** The prefix of every text that was sealed with the first key. */
  get prefix(): string {
    return `${this.#keys.keys().next().value}.`;
  }
}

/** Whether the text is a valid list of keys for a `SecretBox`. */
export function areEncryptionKeys(keys: string): boolean {
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
    throw new Error('ENCRYPTION_KEYS: each key is written as id:base64 with 32 bytes');
  return [id, key];
}
