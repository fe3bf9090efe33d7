import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

/** Read as the system, because no other role may see whether somebody else has a second factor, or their sessions. */
const userSecurity = (reader: Reader, userIds: readonly string[]) =>
  reader.readAsSystem(
    sqlBuilder
      .selectFrom('user_account as u')
      .innerJoin('person', 'person.id', 'u.person_id')
      .select([
        'u.id',
        sql<boolean>`exists (
          select from authenticator_app a where a.person_id = u.person_id and a.confirmed_at is not null)`.as('hasApp'),
        sql<boolean>`exists (select from passkey p where p.person_id = u.person_id)`.as('hasPasskey'),
        sql<string | null>`(select m.last_used_at from membership_use m
          where m.user_id = u.id and m.last_used_at > now() - interval '30 days')`.as('lastSeenAt'),
        'person.has_signed_in as hasSignedIn',
      ])
      .where('u.id', '=', equalsAny(userIds)),
  );

/** Only for users whose rows the viewer can see. */
export const userSecurityLoader = defineLoader((reader) => new RowLoader((ids) => userSecurity(reader, ids)));
