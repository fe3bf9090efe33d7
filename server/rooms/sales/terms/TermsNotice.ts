import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TermsDocument } from '../../../../domain/sales/termsVersions.ts';
import { allRowsPolicies, dbRoles } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';

/** A version of terms that a company was told about before it takes effect, so that no company is told twice. */
@Entity({
  tableName: 'terms_notice',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('terms_notice', [dbRoles.system]),
})
export class TermsNotice {
  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    primary: true,
    index: false,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId!: string;

  @PrimaryKey({ type: 'text', collation: 'C' })
  document!: TermsDocument;

  @PrimaryKey({ type: 'date', fieldName: 'terms_version' })
  termsVersion!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  sentAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    terms_notice: TableOf<TermsNotice>;
  }
}
