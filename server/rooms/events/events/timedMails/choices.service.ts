import { sql } from 'kysely';
import { GuestMailCategory } from '../../../../../domain/basics/mails.ts';
import { valuesOf } from '../../../../../domain/basics/vocabulary.ts';
import type { Context } from '../../../../platform/context.ts';
import { runIn } from '../../../../platform/db/query.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import { systemReader } from '../../../../platform/db/systemReader.ts';
import { sqlBuilder } from '../../../../platform/db/tables.ts';
import { badInput, conflict } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { registrationOfKey } from './registrationKey.ts';

const system = { role: dbRoles.system };

/** The choices of the address behind the link of a mail. Reading them changes nothing. */
export async function eventMailChoices(ctx: Context, key: string) {
  await ctx.services.throttle.spend('eventPlaceAddress', ctx.addressKey);
  return choicesOf(ctx, key);
}

/** Turns mails to the address on or off. A repeated call has no further effect. */
export async function setEventMailChoice(ctx: Context, key: string, category: GuestMailCategory, isOn: boolean) {
  await ctx.services.throttle.spend('eventPlaceAddress', ctx.addressKey);
  await storeChoice(ctx.services, key, category, isOn);
  return choicesOf(ctx, key);
}

/** Turns mails off or on for the address that a mail was sent to. Used by the page, and by mail programs. */
export async function storeChoice(services: Services, key: string, category: string, isOn: boolean): Promise<void> {
  const known = valuesOf(GuestMailCategory).find((name) => name === category);
  if (!known) throw badInput({ category: 'Disse mails kan ikke slås fra her' }, 'NOT_FOUND');
  const { userId, email } = await registrationOfKey(systemReader(services.reads), services.config, 'event-mails', key);
  if (userId) throw conflict('Log ind, og vælg dine mails under Notifikationer');
  await services.writes.run(system, ({ em }) =>
    isOn
      ? runIn(em, sql`delete from muted_address where email = ${email.toLowerCase()} and category = ${known}`)
      : runIn(
          em,
          sql`
            insert into muted_address (email, category, created_at) values (${email.toLowerCase()}, ${known}, now())
            on conflict do nothing`,
        ),
  );
}

async function choicesOf(ctx: Context, key: string) {
  const { title, userId, email } = await registrationOfKey(ctx, ctx.services.config, 'event-mails', key);
  const rows = await ctx.readAsSystem(
    sqlBuilder.selectFrom('muted_address').select('category').where('email', '=', email.toLowerCase()),
  );
  const muted = new Set(rows.map((row) => row.category));
  return {
    id: key,
    title,
    isUser: userId !== null,
    choices: valuesOf(GuestMailCategory).map((category) => ({ category, isOn: !muted.has(category) })),
  };
}
