import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import type { MailCategory } from '../../../../domain/basics/mails.ts';
import { CURRENT_PERSON, dbRoles, allRowsPolicies, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../users/User.ts';

const OWN_ROW = `user_id = ${CURRENT_PERSON}`;

/**
 * A mail category that a user has turned off; the row is deleted when the user turns the category on again. A person
 * chooses in each company apart (`mutes_mail`). Customers see and change their own rows only.
 */
@Entity({
  tableName: 'muted_mail',
  rowLevelSecurity: 'force',
  policies: [
    { name: 'muted_mail_customer', roles: [dbRoles.customer], using: OWN_ROW, check: OWN_ROW },
    ...allRowsPolicies('muted_mail', [dbRoles.auth]),
    ...personalDataPolicies('muted_mail', ['delete']),
  ],
})
export class MutedMail {
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', primary: true, index: false, deleteRule: 'cascade' })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  category!: MailCategory;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    muted_mail: TableOf<MutedMail>;
  }
}
