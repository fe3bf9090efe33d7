import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { authenticatorBinding, AuthenticatorApp } from './AuthenticatorApp.ts';
import { consumeRecoveryCode } from './recoveryCodes.ts';
import { stepOfCode } from './totp.ts';

/**
 * Uses up a code of the person: six digits of the authenticator app, or a recovery code. Returns what it was, or
 * undefined when it is wrong or was used before.
 */
export async function consumeCode(
  services: Pick<Services, 'secrets'>,
  write: Write,
  personId: string,
  code: string,
): Promise<'CODE' | 'RECOVERY_CODE' | undefined> {
  const digits = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    return (await consumeTotpCode(services, write, personId, digits)) ? 'CODE' : undefined;
  }
  return (await consumeRecoveryCode(write, personId, code)) ? 'RECOVERY_CODE' : undefined;
}

async function consumeTotpCode(
  { secrets }: Pick<Services, 'secrets'>,
  { em }: Write,
  personId: string,
  code: string,
): Promise<boolean> {
  const app = await em.findOne(AuthenticatorApp, { personId, confirmedAt: { $ne: null } });
  const step = app && stepOfCode(secrets.open(app.secret, authenticatorBinding(personId)), code);
  if (!step) return false;
  // The condition lets only one of two parallel calls use the code, and none an earlier code.
  const updated = await runIn(
    em,
    sql`update authenticator_app set last_step = ${step}, last_used_at = now()
     where person_id = ${personId} and last_step < ${step} and confirmed_at is not null returning person_id`,
  );
  return updated.length > 0;
}

/** Counts an attempt with a code, before it is checked. The returned function undoes the count after a success. */
export async function countCodeAttempt(ctx: Context, personId: string): Promise<() => Promise<void>> {
  const { throttle } = ctx.services;
  await throttle.spend('codeAddress', ctx.addressKey);
  await throttle.spend('codeAccount', personId);
  return async () => {
    await throttle.giveBack('codeAddress', ctx.addressKey);
    await throttle.forget('codeAccount', personId);
  };
}

const WRONG_CODE = 'Koden er forkert eller brugt. Vent på den næste kode, og prøv igen.';

export const wrongCodeError = () =>
  new AppError('INVALID_CREDENTIALS', WRONG_CODE, { code: { code: 'INCORRECT', message: WRONG_CODE } });
