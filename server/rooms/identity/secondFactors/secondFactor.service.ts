import { LockMode } from '@mikro-orm/postgresql';
import { codeForm, passkeyForm } from '../../../../domain/identity/validation/secondFactors.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { publishSecurity } from '../auth/publishSecurity.service.ts';
import { endSessions } from '../auth/session.service.ts';
import { lockActiveUser } from '../users/lockActiveUser.service.ts';
import { publishOtherMemberships } from '../users/memberships.service.ts';
import { userChange } from '../users/user.reads.ts';
import { recordAndPublishUser } from '../users/user.service.ts';
import { User } from '../users/User.ts';
import { AuthenticatorApp, authenticatorBinding } from './AuthenticatorApp.ts';
import { consumeChallenge } from './challenges.ts';
import { countCodeAttempt } from './codes.service.ts';
import { Passkey } from './Passkey.ts';
import { registrationOptions, verifyNewPasskey } from './passkeys.service.ts';
import { deleteRecoveryCodes, hasRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';
import { secondFactorChangedMail } from './secondFactor.mails.ts';
import { hasSecondFactor, passkeysOf } from './secondFactor.reads.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

const MAX_PASSKEYS = 20;

/** The person of a call that changes how they prove who they are. */
function personChangingProofs(ctx: Context): SessionViewer {
  assertMay(ctx.viewer, 'secureSignIn');
  assertFreshProof(ctx.person);
  return ctx.person;
}

/**
 * Creates the secret of an authenticator app, which counts from its first code on. Replaces a secret that was never
 * confirmed. Throws CONFLICT when the user has an app already.
 */
export async function setUpAuthenticatorApp(ctx: Context) {
  const person = personChangingProofs(ctx);
  const { personId, email } = person;
  const { config, secrets } = ctx.services;
  const secret = newTotpSecret();
  await ctx.writeAsAuth(async (write) => {
    await lockActiveUser(write, person);
    const app = await write.em.findOne(AuthenticatorApp, { personId });
    if (app?.confirmedAt) throw conflict('Du har allerede en godkendelsesapp. Fjern den, før du tilføjer en ny.');
    const sealed = secrets.seal(secret, authenticatorBinding(personId));
    if (app) Object.assign(app, { secret: sealed, createdAt: new Date() });
    else write.em.create(AuthenticatorApp, { personId, secret: sealed, createdAt: new Date() });
  });
  return { secret, uri: totpUri(secret, { issuer: config.product, label: email }) };
}

const WRONG_FIRST_CODE = 'Koden passer ikke. Se efter, at appen viser Portalen, og at telefonens ur går rigtigt.';

/**
 * Puts the authenticator app to use when the code shows that it has the secret. Throws BAD_USER_INPUT for a wrong code.
 */
export async function confirmAuthenticatorApp(ctx: Context, input: unknown) {
  const { personId } = personChangingProofs(ctx);
  const { code } = parseInput(codeForm, input);
  const undoCount = await countCodeAttempt(ctx, personId);
  const recoveryCodes = await changeProofs(ctx, async (write, user) => {
    const app = await write.em.findOne(AuthenticatorApp, { personId });
    if (!app || app.confirmedAt) throw conflict('Opsætningen er afbrudt. Begynd forfra.');
    const secret = ctx.services.secrets.open(app.secret, authenticatorBinding(personId));
    const step = stepOfCode(secret, code.replaceAll(/\s/g, ''));
    if (!step) throw badInput({ code: WRONG_FIRST_CODE.replace('Portalen', ctx.services.config.product) }, 'INCORRECT');
    Object.assign(app, { confirmedAt: new Date(), lastUsedAt: new Date(), lastStep: step });
    await write.em.flush();
    return recordAddition(ctx, write, user, 'godkendelsesapp');
  });
  await undoCount();
  return { recoveryCodes };
}

/** Removes the authenticator app. Has no effect without one. Throws CONFLICT when it is the last required proof. */
export async function removeAuthenticatorApp(ctx: Context): Promise<void> {
  const { personId } = personChangingProofs(ctx);
  await changeProofs(ctx, async (write, user) => {
    const app = await write.em.findOne(AuthenticatorApp, { personId });
    if (!app) return;
    write.em.remove(app);
    await write.em.flush();
    if (app.confirmedAt) await recordRemoval(ctx, write, user, 'Din godkendelsesapp');
  });
}

/** Options for the browser to create a passkey. */
export async function passkeySetup(ctx: Context) {
  const { personId, name, email } = personChangingProofs(ctx);
  const known = await passkeysOf(ctx, personId);
  assertRoomForPasskey(known.length);
  return registrationOptions(
    ctx.services.config,
    { personId, name, email },
    known.map(({ credentialId }) => credentialId),
  );
}

/** Stores a passkey that the browser has created. */
export async function addPasskey(ctx: Context, { response, ...input }: { name: string; response: object }) {
  const { personId } = personChangingProofs(ctx);
  const { name } = parseInput(passkeyForm, input);
  const { challenge, ...credential } = await verifyNewPasskey(ctx.services.config, personId, response);
  const recoveryCodes = await changeProofs(ctx, async (write, user) => {
    if (!(await consumeChallenge(write, challenge))) throw conflict('Adgangsnøglen er allerede tilføjet.');
    assertRoomForPasskey(await write.em.count(Passkey, { personId }));
    const { credentialId } = credential;
    if (await write.em.findOne(Passkey, { credentialId })) throw conflict('Adgangsnøglen er allerede tilføjet.');
    write.em.create(Passkey, { ...credential, personId, name });
    await write.em.flush();
    return recordAddition(ctx, write, user, 'adgangsnøgle');
  });
  return { recoveryCodes };
}

/** Renames a passkey of the viewer. Throws NOT_FOUND for any other id. */
export async function renamePasskey(ctx: Context, { id, name }: { id: string; name: string }): Promise<void> {
  assertMay(ctx.viewer, 'secureSignIn');
  const { personId } = ctx.person;
  const form = parseInput(passkeyForm, { name });
  await ctx.writeAsAuth(async (write) => {
    (await ownPasskey(write, personId, id)).name = form.name;
    publishSecurity(write, personId);
  });
}

/** Removes a passkey of the viewer. Throws NOT_FOUND for any other id, CONFLICT when it is the last required proof. */
export async function removePasskey(ctx: Context, id: string): Promise<void> {
  const { personId } = personChangingProofs(ctx);
  await changeProofs(ctx, async (write, user) => {
    const passkey = await ownPasskey(write, personId, id);
    write.em.remove(passkey);
    await write.em.flush();
    await recordRemoval(ctx, write, user, `Adgangsnøglen »${passkey.name}«`);
  });
}

/** Replaces the recovery codes; the old ones stop working. Throws CONFLICT without two-step verification. */
export async function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  const { userId, personId } = personChangingProofs(ctx);
  return changeProofs(ctx, async (write, user) => {
    if (!(await hasSecondFactor(write, personId))) throw conflict('Slå totrinsbekræftelse til først.');
    await recordAudit(write, ctx, { action: 'RECOVERY_CODES_RENEWED', target: userId });
    write.mail(
      secondFactorChangedMail(
        ctx.services.config,
        user,
        'Du har fået nye genoprettelseskoder. De gamle virker ikke mere.',
      ),
    );
    return replaceRecoveryCodes(write, personId);
  });
}

/** Locks the user, so that the last proof cannot be removed twice at once, and publishes the change. */
async function changeProofs<T>(ctx: Context, change: (write: Write, user: User) => Promise<T>): Promise<T> {
  const { userId } = ctx.person;
  return ctx.writeAsAuth(async (write) => {
    const user = await lockActiveUser(write, ctx.person);
    const result = await change(write, user);
    write.publish({ topic: 'user.changed', id: userId, customerId: user.customerId });
    await publishOtherMemberships(write, user);
    publishSecurity(write, user.personId);
    return result;
  });
}

/** Returns new recovery codes for the first proof; undefined when the user has codes from an earlier one. */
async function recordAddition(ctx: Context, write: Write, user: User, kind: string): Promise<string[] | undefined> {
  await recordAudit(write, ctx, { action: 'SECOND_FACTOR_ADDED', target: user.id, detail: `Ny ${kind}` });
  write.mail(secondFactorChangedMail(ctx.services.config, user, `Du har tilføjet en ny ${kind} til din konto.`));
  return (await hasRecoveryCodes(write, user.personId)) ? undefined : replaceRecoveryCodes(write, user.personId);
}

/** The recovery codes go with the last proof, because there is nothing left to recover. */
async function recordRemoval(ctx: Context, write: Write, user: User, factor: string): Promise<void> {
  const isOn = await hasSecondFactor(write, user.personId);
  if (!isOn && ctx.person.needsSecondFactor)
    throw conflict('Totrinsbekræftelse er påkrævet. Tilføj en anden metode, før du fjerner den her.');
  if (!isOn) await deleteRecoveryCodes(write, user.personId);
  await recordAudit(write, ctx, { action: 'SECOND_FACTOR_REMOVED', target: user.id });
  const rest = isOn ? '' : ' Din konto har ikke længere totrinsbekræftelse.';
  write.mail(secondFactorChangedMail(ctx.services.config, user, `${factor} er fjernet.${rest}`));
}

/**
 * Removes all second factors of a user who has lost them, and ends their sessions. The user can then sign in with the
 * password alone. Has no effect without two-step verification. Throws FORBIDDEN for callers who are not admins,
 * REAUTHENTICATION_REQUIRED without a fresh proof of the admin's identity, and NOT_FOUND for an unknown user.
 */
export async function resetSecondFactors(ctx: Context, userId: string) {
  assertMay(ctx.viewer, 'administer');
  assertFreshProof(ctx.person);
  await ctx.writeAsAuth(async (write) => {
    const user = await write.em.findOne(
      User,
      { id: userId, deactivatedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!user) throw notFound('Brugeren findes ikke');
    const { personId } = user;
    if (personId === ctx.person.personId) throw conflict('Fjern dine egne metoder under Sikkerhed');
    if (!(await hasSecondFactor(write, personId))) return;
    await write.em.nativeDelete(AuthenticatorApp, { personId });
    await write.em.nativeDelete(Passkey, { personId });
    await deleteRecoveryCodes(write, personId);
    await endSessions(write, { personId });
    await recordAudit(write, ctx, { action: 'SECOND_FACTOR_REMOVED', target: userId, detail: 'Alle metoder' });
    const { config } = ctx.services;
    write.mail(
      secondFactorChangedMail(config, user, `${config.product} har fjernet totrinsbekræftelsen fra din konto.`),
    );
    await recordAndPublishUser(ctx, write, user, `Totrinsbekræftelsen er fjernet fra ${user.name}`);
    await publishOtherMemberships(write, user);
  });
  return userChange(ctx.admin, userId);
}

async function ownPasskey({ em }: Write, personId: string, id: string): Promise<Passkey> {
  const passkey = await em.findOne(Passkey, { id, personId });
  if (!passkey) throw notFound('Adgangsnøglen findes ikke');
  return passkey;
}

function assertRoomForPasskey(count: number): void {
  if (count >= MAX_PASSKEYS) throw conflict(`Du kan højst have ${MAX_PASSKEYS} adgangsnøgler.`);
}
