import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { SecondFactorMethod } from '../../../platform/errors.ts';

const appsInUse = sqlBuilder
  .selectFrom('authenticator_app')
  .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
  .where('confirmed_at', 'is not', null);

const passkeys = sqlBuilder
  .selectFrom('passkey')
  .select(['id', 'name', 'credential_id as credentialId', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
  .orderBy('id');

/** The person's authenticator app; undefined until it is confirmed. */
export async function appOf(ctx: Context, personId: string) {
  const [app] = await ctx.readAsAuth(appsInUse.where('person_id', '=', personId));
  return app;
}

/** At most MAX_PASSKEYS rows. */
export const passkeysOf = (ctx: Context, personId: string) =>
  ctx.readAsAuth(passkeys.where('person_id', '=', personId));

/** The number of unused recovery codes, of all of them, and when they were made; null when there are none. */
export async function recoveryCodesOf(ctx: Context, personId: string) {
  const [codes] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('recovery_code')
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('used_at', 'is', null).as('left'),
        fn.min('created_at').as('createdAt'),
      ])
      .where('person_id', '=', personId),
  );
  return codes?.total ? codes : null;
}

/** Whether the person has two-step verification, as the transaction sees it. */
export async function hasSecondFactor({ em }: Write, personId: string): Promise<boolean> {
  const [row] = await runIn(
    em,
    sql<{ found: boolean }>`
     select exists (select from authenticator_app where person_id = ${personId} and confirmed_at is not null)
       or exists (select from passkey where person_id = ${personId}) as found`,
  );
  return row!.found;
}

/** The proofs that the person can give beside the password. Without an app, the only codes are recovery codes. */
export async function secondFactorMethods(ctx: Context, personId: string): Promise<SecondFactorMethod[]> {
  const [app, keys] = await Promise.all([appOf(ctx, personId), passkeysOf(ctx, personId)]);
  if (app) return keys.length ? ['CODE', 'PASSKEY'] : ['CODE'];
  return keys.length ? ['PASSKEY', 'RECOVERY_CODE'] : [];
}
