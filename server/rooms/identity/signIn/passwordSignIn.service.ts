import { loginForm } from '../../../../domain/identity/validation/auth.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { accountsWithPasswordHash, MAX_CLAIMS } from '../auth/auth.reads.ts';
import { knownClientsOf } from '../auth/knownClients.service.ts';
import { passwordMatches, signInTurn } from '../auth/passwords.service.ts';
import { startSession } from '../auth/session.service.ts';
import { SignInCounter, type SignInTarget } from '../auth/signInLimits.service.ts';
import { chooseMembership } from '../companyAccess/signInRule.service.ts';
import { connectIdentityOfTicket, rethrowIdentityTaken } from '../identities/connectIdentity.service.ts';
import { hasSecondFactor } from '../secondFactors/secondFactor.reads.ts';
import { lockActiveUser } from '../users/lockActiveUser.service.ts';
import { secondFactorRequired } from './secondStep.ts';

/**
 * Starts a session for the user with this e-mail and password, and connects the provider's account of `identity`, if
 * any. Throws INVALID_CREDENTIALS or RATE_LIMITED, BAD_USER_INPUT for a malformed e-mail or an empty password,
 * SECOND_FACTOR_REQUIRED for an account with two-step verification, and PROVIDER_REQUIRED when all companies of the
 * person require their provider.
 */
export async function login(ctx: Context, input: unknown, identity?: string | null) {
  const { email, password } = parseInput(loginForm, input);
  const { account, undoCount } = await accountWithPassword(ctx, email, password);
  await undoCount();
  return startSession(ctx, account.id, async (write) => {
    // The lock waits for a second factor that is being added, so that no session starts without it afterwards.
    await lockActiveUser(write, { ...account, userId: account.id });
    const userId = await chooseMembership(ctx, write, account.id, identity);
    if (await hasSecondFactor(write, account.personId)) throw await secondFactorRequired(ctx, account);
    await connectIdentityOfTicket(ctx, write, { ...account, id: userId }, identity);
    return { method: 'PASSWORD', userId };
  }).catch(rethrowIdentityTaken);
}

interface SignInAttempt extends SignInTarget {
  /** Undefined for the owner of an address without one. */
  account: Awaited<ReturnType<typeof accountsWithPasswordHash>>[number] | undefined;
}

/**
 * The account of the address that has this password. Throws INVALID_CREDENTIALS when no account has the password, and
 * RATE_LIMITED when an account could not be checked because of its limits.
 */
async function accountWithPassword(ctx: Context, email: string, password: string) {
  const accounts = await accountsWithPasswordHash(ctx, email);
  const clients = await knownClientsOf(
    ctx,
    accounts.map(({ personId }) => personId),
  );
  const owner = accounts.find(({ emailConfirmedAt }) => emailConfirmedAt !== null);
  // The owner is counted by the e-mail address. An address without an owner is counted and hashed as if it had one, so
  // that neither the limits nor the time reveal to somebody with an account that claims the address whether it has one.
  const targets: SignInAttempt[] = [
    { account: owner, key: email, client: owner && clients.get(owner.personId) },
    ...accounts
      .filter((account) => account !== owner)
      .map((account) => ({ account, key: account.id, client: clients.get(account.personId) })),
  ];
  const counter = new SignInCounter(ctx);
  const refusals: unknown[] = [];
  // Accounts that have signed in from this browser come first. That way the owner's account is always among those that
  // are checked, however many other accounts claim the e-mail, and its failures count against the browser alone.
  const knownFirst = targets.toSorted((one, other) => Number(!one.client?.device) - Number(!other.client?.device));
  for (const target of knownFirst.slice(0, 1 + MAX_CLAIMS)) {
    const undoCount = await counter.count(target).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      refusals.push(error);
    });
    if (!undoCount) continue;
    const { account, key, client } = target;
    const matches = await passwordMatches(ctx, signInTurn(ctx, key, client), account?.passwordHash, password);
    if (account && matches) return { account, undoCount };
  }
  // The password may belong to an account that was not checked, so the error is not INVALID_CREDENTIALS.
  if (refusals.length) throw refusals[0];
  throw new AppError('INVALID_CREDENTIALS', 'Forkert email eller adgangskode');
}
