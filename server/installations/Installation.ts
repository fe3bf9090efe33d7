import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DEFAULT_INTERVAL, DEFAULT_PLAN, type Interval, type Plan } from '../../domain/vocabulary.ts';
import { DEFAULT_CONTRACT_TERM } from '../../domain/validation/installation.ts';
import { Customer } from '../customers/Customer.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { Department } from '../departments/Department.ts';
import { BelongsTo } from '../graphql/belongsTo.ts';
import { IntervalEnum, PlanEnum } from '../graphql/enums.ts';
import { Node } from '../graphql/Node.ts';
import { DateTime } from '../graphql/scalars.ts';

@ObjectType({ implements: Node, description: 'A help-desk subdomain of a department.', simpleResolvers: true })
@Entity({
  tableName: 'installation',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('installation', {
    own: [dbRoles.sales, dbRoles.registration],
    everything: [dbRoles.system],
  }),
})
@Index({ name: 'installation_customer_subdomain', properties: ['customerId', 'subdomain', 'id'] })
@Check({ name: 'installation_subdomain_plain', expression: `subdomain collate "C" ~ '^[a-z0-9-]+$'` })
@Index({ name: 'installation_department', properties: ['departmentId', 'subdomain', 'id'] })
export class Installation extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('inst');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, { mapToPk: true, fieldName: 'department_id', index: false })
  departmentId!: string;

  @Field(() => Department, { description: 'Who pays for its licences.' })
  @BelongsTo('department', 'departmentId')
  department?: Department;

  @Field(() => String, { description: 'At the help desk, in small letters; no other installation has it.' })
  @Property({ type: 'text', unique: 'installation_subdomain_unique' })
  subdomain!: string;

  @Field(() => PlanEnum, { description: 'The plan of what is ordered for it.' })
  @Property({ type: 'text' })
  licenseType: Plan = DEFAULT_PLAN;

  @Field(() => IntervalEnum, { description: 'How the licences that it gets are billed.' })
  @Property({ type: 'text' })
  paymentInterval: Interval = DEFAULT_INTERVAL;

  @Field(() => Int, { description: 'Of the licences that it gets, in months.' })
  @Property({ type: 'integer' })
  contractTerm: number = DEFAULT_CONTRACT_TERM;

  /** Encrypted, and readable by the portal's own work alone: no screen's role may select it. */
  @Property({ type: 'text', nullable: true, lazy: true, hidden: true })
  zendeskApiKey: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'All that is shown of the stored API key; absent where there is none.',
  })
  @Property({ type: 'text', nullable: true })
  zendeskApiKeyLast4: string | null = null;

  @Field(() => String, { nullable: true, description: "Of the help desk's user whose key is stored." })
  @Property({ type: 'text', nullable: true })
  zendeskApiEmail: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  change(
    next: Pick<Installation, 'subdomain' | 'departmentId' | 'licenseType' | 'paymentInterval' | 'contractTerm'>,
  ): void {
    // The key was entrusted to one help desk; it is never sent to another.
    if (next.subdomain !== this.subdomain) this.forgetKey();
    Object.assign(this, next);
  }

  keepKey(sealed: string, last4: string): void {
    Object.assign(this, { zendeskApiKey: sealed, zendeskApiKeyLast4: last4 });
  }

  private forgetKey(): void {
    Object.assign(this, { zendeskApiKey: null, zendeskApiKeyLast4: null });
  }
}

/** A sealed key that is moved to another row, or another column, does not open. */
export const keyBinding = (id: string) => `installation:${id}:zendeskApiKey`;
