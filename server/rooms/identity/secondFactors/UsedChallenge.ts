import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { allRowsPolicies, dbRoles } from '../../../platform/db/roles.ts';

/**
 * A passkey challenge or a sign-in at a provider that was answered. They are signed or sealed instead of stored, so
 * that strangers who ask for many fill no table; an answered one is stored until it expires, so that it works once.
 */
@Entity({
  tableName: 'used_challenge',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('used_challenge', [dbRoles.auth]),
})
export class UsedChallenge {
  @PrimaryKey({ type: 'text', collation: 'C' })
  challengeHash!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;
}
