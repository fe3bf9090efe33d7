import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, allRowsPolicies, personalDataPolicies } from '../../../platform/db/roles.ts';
import { Person } from '../users/Person.ts';

/** A browser or a network that a person has signed in from (see knownClients.ts). */
@Entity({
  tableName: 'known_client',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('known_client', [dbRoles.auth, dbRoles.system]),
    ...personalDataPolicies('known_client', ['delete']),
  ],
})
export class KnownClient {
  @ManyToOne(() => Person, {
    mapToPk: true,
    fieldName: 'person_id',
    primary: true,
    index: false,
    collation: 'C',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  personId!: string;

  /** Hash of the browser's secret, or of the network's address group. */
  @PrimaryKey({ type: 'text', collation: 'C' })
  keyHash!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  lastUsedAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;
}
