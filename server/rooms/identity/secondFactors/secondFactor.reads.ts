import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { SecondFactorMethod } from '../../../platform/errors.ts';

const appsInUse = sqlBuilder
  .selectFrom('authenticator_app')
  .select(['user_id as userId', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
  .where('confirmed_at', 'is not', null);

const passkeys = sqlBuilder
  .selectFrom('passkey')
  .select(['id', 'name', 'credential_id as credentialId', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
  .orderBy('id');

/** The user's authenticator app; undefined until it is confirmed. */
export async function appOf(ctx: Context, userId: string) {
  const [app] = await ctx.readAsAuth(appsInUse.where('user_id', '=', userId));
  return app;
}

/** At most MAX_PASSKEYS rows. */
export const passkeysOf = (ctx: Context, userId: string) => ctx.readAsAuth(passkeys.where('user_id', '=', userId));

/** The number of unused recovery codes, of all of them, and when they were made; null when there are none. */
export async function recoveryCodesOf(ctx: Context, userId: string) {
  const [codes] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('recovery_code')
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('used_at', 'is', null).as('left'),
        fn.min('created_at').as('createdAt'),
      ])
      .where('user_id', '=', userId),
  );
  return codes?.total ? codes : null;
}

/** Whether the user has two-step verification, as the transaction sees it. */
export async function hasSecondFactor({ em }: Write, userId: string): Promise<boolean> {
  const [row] = await runIn(
    em,
    sql<{ found: boolean }>`
     select exists (select from authenticator_app where user_id = ${userId} and confirmed_at is not null)
       or exists (select from passkey where user_id = ${userId}) as found`,
  );
  return row!.found;
}

/** The proofs that the user can give beside the password. Without an app, the only codes are recovery codes. */
export async function secondFactorMethods(ctx: Context, userId: string): Promise<SecondFactorMethod[]> {
  const [app, keys] = await Promise.all([appOf(ctx, userId), passkeysOf(ctx, userId)]);
  if (app) return keys.length ? ['CODE', 'PASSKEY'] : ['CODE'];
  return keys.length ? ['PASSKEY', 'RECOVERY_CODE'] : [];
}
