import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** The options of `navigator.credentials`, as far as an answer depends on them. */
interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

interface Answering {
  origin?: string;
  /** False for an authenticator that did not ask for a fingerprint, face or PIN. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** An authenticator with one passkey (ES256), whose answers have the format of a browser's credential as JSON. */
export class SoftAuthenticator {
  readonly credentialId: Buffer;
  #counter = 0;
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;
  readonly #origin: string;
  #userHandle = '';

  constructor(origin: string, { idBytes = 16 } = {}) {
    this.credentialId = randomBytes(idBytes);
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#origin = origin;
    // A COSE key: type EC2, algorithm ES256, curve P-256.
    this.#coseKey = Buffer.from(
      isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
        ]),
      ),
    );
  }

  /** Answers the options of `navigator.credentials.create`. */
  create(options: object, { origin = this.#origin, isVerified = true }: Answering = {}) {
    const { challenge, rp, user } = options as Options;
    this.#userHandle = user!.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const authData = Buffer.concat([
      this.#authData(rp!.id, { isVerified, flags: HAS_CREDENTIAL }),
      Buffer.alloc(16),
      length,
      this.credentialId,
      this.#coseKey,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers the options of `navigator.credentials.get`. */
  get(
    options: object,
    { origin = this.#origin, isVerified = true, counter, userHandle = this.#userHandle }: Answering = {},
  ) {
    const { challenge, rpId } = options as Options;
    this.#counter = counter ?? this.#counter + 1;
    const authData = this.#authData(rpId!, { isVerified, flags: 0 });
    const data = clientData('webauthn.get', challenge, origin);
    return this.#answer({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, sha256(data)]), this.#privateKey).toString('base64url'),
      userHandle,
    });
  }

  #authData(rpId: string, { isVerified, flags }: { isVerified: boolean; flags: number }): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const allFlags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([allFlags]), counter]);
  }

  #answer(response: object) {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
