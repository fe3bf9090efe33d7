import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, allRowsPolicies, personalDataPolicies } from '../../../../platform/db/roles.ts';
import { Customer } from '../../../companies/customers/Customer.ts';
import { Installation } from '../../../companies/installations/Installation.ts';
import { User } from '../../../identity/users/User.ts';

/**
 * A started OAuth connection: its user, installation, shop and browser. The callback deletes the row, or a nightly job.
 */
@Entity({
  tableName: 'oauth_state',
  rowLevelSecurity: 'force',
  policies: [...allRowsPolicies('oauth_state', [dbRoles.system]), ...personalDataPolicies('oauth_state', ['delete'])],
})
export class OauthState {
  @PrimaryKey({ type: 'text' })
  stateHash!: string;

  @Property({ type: 'text' })
  browserHash!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', index: false, deleteRule: 'cascade' })
  userId!: string;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false, deleteRule: 'cascade' })
  customerId!: string;

  @ManyToOne(() => Installation, { mapToPk: true, fieldName: 'installation_id', index: false, deleteRule: 'cascade' })
  installationId!: string;

  @Property({ type: 'text' })
  shop!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;
}
