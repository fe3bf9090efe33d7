import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { allRowsPolicies, dbRoles, selectPolicies, personalDataPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Person } from '../users/Person.ts';

/** A passkey (WebAuthn credential) with which a person signs in without a password, or proves who they are. */
@Entity({
  tableName: 'passkey',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('passkey', [dbRoles.auth]),
    ...selectPolicies('passkey', [dbRoles.system]),
    ...personalDataPolicies('passkey', ['delete']),
  ],
})
@Index({ name: 'passkey_person', properties: ['personId', 'id'] })
export class Passkey {
  [OptionalProps]?: Defaults;

  @PrimaryKey({ type: 'text' })
  id: string = newId('pkey');

  @ManyToOne(() => Person, {
    mapToPk: true,
    fieldName: 'person_id',
    index: false,
    collation: 'C',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  personId!: string;

  /** The authenticator's id of the credential, as base64url. */
  @Property({ type: 'text', unique: true, collation: BY_CODE_POINT })
  credentialId!: string;

  /** The COSE public key, as base64url. */
  @Property({ type: 'text', collation: BY_CODE_POINT })
  publicKey!: string;

  /** The authenticator's signature counter. A lower value than the last one shows a copied credential. */
  @Property({ type: 'bigint' })
  counter!: number;

  /** How the browser reaches the authenticator, separated by commas. */
  @Property({ type: 'text' })
  transports!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    passkey: TableOf<Passkey>;
  }
}
