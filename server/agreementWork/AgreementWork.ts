import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Customer } from '../customers/Customer.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { Node } from '../graphql/Node.ts';
import { CalendarDate, DateTime } from '../graphql/scalars.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';

@ObjectType({ implements: Node, description: 'Work that was done under a service agreement.', simpleResolvers: true })
@Entity({
  tableName: 'agreement_work',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('agreement_work', { everything: [dbRoles.system] }),
})
@Index({ name: 'agreement_work_newest', properties: ['agreementId', 'id'] })
export class AgreementWork extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('work');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id' })
  customerId!: string;

  @ManyToOne(() => ServiceAgreement, { mapToPk: true, fieldName: 'agreement_id', index: false })
  agreementId!: string;

  @Field(() => CalendarDate, { description: 'The day on which it was done.' })
  @Property({ type: 'date' })
  workedOn!: string;

  @Field(() => Int, { description: 'How long it took.' })
  @Property({ type: 'integer' })
  minutes!: number;

  @Field(() => String, { description: 'What was done, for the customer to read.' })
  @Property({ type: 'text' })
  description!: string;

  /** Kept as text, so that the entry outlives its user. */
  @Field(() => String, { description: 'The name of the admin who entered it.' })
  @Property({ type: 'text' })
  loggedBy!: string;

  /** Made up by the dialog: sent twice, it is entered once. */
  @Property({ type: 'text', nullable: true, unique: true })
  requestId: string | null = null;

  @Field(() => DateTime, { description: 'When it was entered.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}
