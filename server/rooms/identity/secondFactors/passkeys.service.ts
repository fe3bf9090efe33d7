import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, badInput } from '../../../platform/errors.ts';
import { credentialOwnerOf } from '../users/Person.ts';
import { consumeChallenge, isOpenChallenge, newChallenge, type ChallengePurpose } from './challenges.ts';

/** Loaded when the first passkey is used, because it takes 5 MB of memory. */
const loadLibrary = () => import('@simplewebauthn/server');

/** A passkey belongs to the domain of the portal, and works on no other. */
const siteOf = ({ publicUrl }: Config) => {
  const { origin, hostname } = new URL(publicUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
};

/** EdDSA, ES256 and RS256 (COSE), of which every authenticator supports one. */
const supportedAlgorithmIDs = [-8, -7, -257];

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

interface PasskeyOwner {
  personId: string;
  name: string;
  email: string;
}

/** Options for `navigator.credentials.create`. Authenticators store the person, so that a sign-in needs no e-mail. */
export async function registrationOptions(
  config: Config,
  { personId, name, email }: PasskeyOwner,
  knownCredentialIds: string[],
) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: config.product,
    rpID: siteOf(config).expectedRPID,
    userID: new Uint8Array(Buffer.from(credentialOwnerOf(personId))),
    userName: email,
    userDisplayName: name,
    challenge: bytesOf(newChallenge(config, { action: 'ADD_PASSKEY', personId })),
    excludeCredentials: knownCredentialIds.map((credentialId) => ({ id: credentialId })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Options for `navigator.credentials.get`, for any passkey of the portal's domain. */
export async function authenticationOptions(config: Config, purpose: ChallengePurpose) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: siteOf(config).expectedRPID,
    challenge: bytesOf(newChallenge(config, purpose)),
    userVerification: 'required',
  });
}

/** 1,023 bytes as base64url. */
const MAX_CREDENTIAL_ID = 1_364;
const MAX_PUBLIC_KEY_BYTES = 4_096;
const MAX_TRANSPORTS = 100;

/** Returns the new credential of a browser's answer. Throws BAD_USER_INPUT for an answer that is not valid. */
export async function verifyNewPasskey(config: Config, personId: string, response: object) {
  const { verifyRegistrationResponse } = await loadLibrary();
  const answer = response as RegistrationResponseJSON;
  const verified = await verifyRegistrationResponse({
    ...siteOf(config),
    response: answer,
    expectedChallenge: (challenge) => isOpenChallenge(config, { action: 'ADD_PASSKEY', personId }, challenge),
    supportedAlgorithmIDs,
    requireUserVerification: true,
  }).catch(() => undefined);
  const credential = verified?.verified ? verified.registrationInfo.credential : undefined;
  // WebAuthn limits the id; a longer one would not fit into the index.
  if (!credential || credential.id.length > MAX_CREDENTIAL_ID || credential.publicKey.length > MAX_PUBLIC_KEY_BYTES)
    throw badInput({ response: 'Adgangsnøglen kunne ikke tilføjes. Prøv igen.' });
  const { id, publicKey, counter, transports } = credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    // The browser reports the transports, and nothing verifies them.
    transports: Array.isArray(transports) ? transports.join(',').slice(0, MAX_TRANSPORTS) : '',
    challenge: challengeOf(answer),
  };
}

export interface VerifiedPasskey {
  personId: string;
  passkeyId: string;
  /** Records the use in the transaction of what the passkey proves. Throws when the same answer was used before. */
  consume(write: Write): Promise<void>;
}

export const unknownPasskeyError = () =>
  new AppError('INVALID_CREDENTIALS', 'Adgangsnøglen kunne ikke bruges. Prøv igen, eller log ind på en anden måde.');

/**
 * Verifies a passkey's answer to a challenge. The answer may name a passkey of any person unless the purpose names one.
 * Throws INVALID_CREDENTIALS when the passkey is unknown or the answer is not valid.
 */
export async function verifyPasskey(
  ctx: Context,
  purpose: ChallengePurpose,
  response: object,
): Promise<VerifiedPasskey> {
  const { config, reads } = ctx.services;
  const answer = response as AuthenticationResponseJSON;
  const [passkey] = await reads.run(
    { role: dbRoles.auth },
    sql<StoredPasskey>`select id, person_id as "personId", credential_id as "credentialId",
       public_key as "publicKey", counter
     from passkey
     where credential_id = ${String(answer.id)} and (${purpose.personId} = '' or person_id = ${purpose.personId})`,
  );
  if (!passkey || !belongsTo(answer, passkey.personId)) throw unknownPasskeyError();
  const { verifyAuthenticationResponse } = await loadLibrary();
  const verified = await verifyAuthenticationResponse({
    ...siteOf(config),
    response: answer,
    expectedChallenge: (challenge) => isOpenChallenge(config, purpose, challenge),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) throw unknownPasskeyError();
  const { newCounter } = verified.authenticationInfo;
  return {
    personId: passkey.personId,
    passkeyId: passkey.id,
    async consume(write) {
      const isFirstUse = await consumeChallenge(write, challengeOf(answer));
      // The condition keeps a parallel answer with an older counter from being accepted.
      const updated = await runIn(
        write.em,
        sql`update passkey set counter = ${newCounter}, last_used_at = now()
         where id = ${passkey.id} and (counter < ${newCounter} or counter = 0 and ${newCounter} = 0) returning id`,
      );
      if (!isFirstUse || !updated.length) throw unknownPasskeyError();
    },
  };
}

interface StoredPasskey {
  id: string;
  personId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
}

/** The authenticator returns the person with whom the passkey was stored. */
const belongsTo = ({ response }: AuthenticationResponseJSON, personId: string) =>
  !response?.userHandle || Buffer.from(response.userHandle, 'base64url').toString() === credentialOwnerOf(personId);

/** The challenge in the data that the passkey has signed. Call for verified answers only. */
function challengeOf({ response }: RegistrationResponseJSON | AuthenticationResponseJSON): string {
  const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { challenge: string };
  return data.challenge;
}
