import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { allRowsPolicies, dbRoles, personalDataPolicies } from '../../../platform/db/roles.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { Session } from '../../identity/auth/Session.ts';
import { User } from '../../identity/users/User.ts';

const owner = { mapToPk: true, index: false, deleteRule: 'cascade' } as const;

/** A consent that a session has begun. The callback deletes the row, or a nightly job. */
@Entity({
  tableName: 'zendesk_consent',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('zendesk_consent', [dbRoles.system]),
    ...personalDataPolicies('zendesk_consent', ['delete']),
  ],
})
export class ZendeskConsent {
  @PrimaryKey({ type: 'text' }) stateHash!: string;
  @Property({ type: 'text' }) browserHash!: string;
  @ManyToOne(() => Session, { ...owner, fieldName: 'session_id' }) sessionId!: string;
  @ManyToOne(() => User, { ...owner, fieldName: 'user_id' }) userId!: string;
  @ManyToOne(() => Customer, { ...owner, fieldName: 'customer_id' }) customerId!: string;
  @ManyToOne(() => Installation, { ...owner, fieldName: 'installation_id' }) installationId!: string;
  /** The help desk that was asked, for which alone the code is exchanged. */
  @Property({ type: 'text' }) subdomain!: string;
  @Property({ type: 'text' }) clientId!: string;
  /** Encrypted. Null for the client of the reseller. */
  @Property({ type: 'text', nullable: true }) clientSecret!: string | null;
  /** Encrypted. */
  @Property({ type: 'text' }) codeVerifier!: string;
  @Property({ type: 'datetime', columnType: 'timestamptz' }) expiresAt!: Date;
}

/** Binds a sealed secret to its consent and column. */
export const consentBinding = (column: 'clientSecret' | 'codeVerifier', stateHash: string) =>
  `zendesk_consent:${stateHash}:${column}`;
