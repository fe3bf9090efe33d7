import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { WebhookDeliveryStatus, WebhookEvent } from '../../../domain/integrations/webhooks.ts';
import { enumOf } from '../../../domain/vocabulary.ts';
import { Customer } from '../../customers/Customer.ts';
import { newId } from '../../db/ids.ts';
import { dbRoles, insertsWithout, tenantPolicies } from '../../db/roles.ts';
import { Node } from '../../graphql/Node.ts';
import { registerEnum } from '../../graphql/registerEnum.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { IntegrationInstance } from '../IntegrationInstance.ts';

const WebhookEventEnum = enumOf(WebhookEvent);
const DeliveryStatusEnum = enumOf(WebhookDeliveryStatus);
registerEnum(WebhookEventEnum, 'WebhookEvent', "What a company's own systems can be told of.", {
  license_completed: 'Ordered licences are made.',
  clip_card_low: 'A clip card is nearly used.',
  task_awaiting_approval: 'A task waits for the customer.',
  event_registered: 'A user has signed up for an event.',
  agreement_active: 'A service agreement has become ACTIVE.',
  user_created: 'Somebody new can sign in.',
});
registerEnum(DeliveryStatusEnum, 'WebhookDeliveryStatus', 'Whether a message has arrived.', {
  WAITING: 'Not yet: it is on its way, or tried again later.',
  DELIVERED: 'Answered with a status from 200 to 299.',
  FAILED: 'Given up, and sent again only when somebody asks for it.',
});

/** A message to a company's own system: a row of the transaction that causes it, sent by a job afterwards. */
@ObjectType({
  implements: Node,
  description: "A message to one of the company's own systems, and what became of it. Kept for 30 days.",
  simpleResolvers: true,
})
@Entity({
  tableName: 'webhook_delivery',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('webhook_delivery', {
      own: [dbRoles.sales, dbRoles.signUp],
      everything: [dbRoles.auth, dbRoles.system],
    }),
    ...[dbRoles.customer, dbRoles.sales].map((role) =>
      insertsWithout(
        'webhook_delivery',
        role,
        ['http_status', 'answer', 'error', 'settled_at'],
        `status = 'WAITING' and attempts = 0`,
      ),
    ),
  ],
})
@Index({ name: 'webhook_delivery_newest', properties: ['instanceId', 'id'] })
@Index({
  name: 'webhook_delivery_due',
  expression: `create index "webhook_delivery_due" on "webhook_delivery" ("next_attempt_at") where "status" = 'WAITING'`,
})
@Index({
  name: 'webhook_delivery_once',
  expression: `create unique index "webhook_delivery_once" on "webhook_delivery" ("instance_id", "event_id") where "status" = 'WAITING'`,
})
export class WebhookDelivery extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('hook');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Field(() => ID, { description: 'The integration whose message it is.' })
  @ManyToOne(() => IntegrationInstance, {
    mapToPk: true,
    fieldName: 'instance_id',
    index: false,
    deleteRule: 'cascade',
  })
  instanceId!: string;

  @Field(() => ID, { description: 'The same however often it is sent: what a receiver knows repeats by.' })
  @Property({ type: 'text' })
  eventId!: string;

  @Field(() => WebhookEventEnum, { nullable: true, description: 'Absent for a test.' })
  @Property({ type: 'text', nullable: true })
  type: WebhookEvent | null = null;

  @Field(() => String, { description: 'What is sent, as it is signed.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => DeliveryStatusEnum, { description: 'Whether it has arrived.' })
  @Property({ type: 'text' })
  status: WebhookDeliveryStatus = 'WAITING';

  @Field(() => Int, { description: 'How often it was sent.' })
  @Property({ type: 'smallint' })
  attempts: number = 0;

  @Field(() => DateTime, { description: 'Says nothing once it is delivered or given up.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  nextAttemptAt: Date = new Date();

  @Field(() => Int, { nullable: true, description: 'What the receiver answered last.' })
  @Property({ type: 'integer', nullable: true })
  httpStatus: number | null = null;

  @Field(() => String, { nullable: true, description: 'The first 500 characters of what it said.' })
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Field(() => String, { nullable: true, description: 'What went wrong the last time, for people.' })
  @Property({ type: 'text', nullable: true })
  error: string | null = null;

  @Field(() => DateTime, { description: 'When it was to be sent.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => DateTime, { nullable: true, description: 'When it was delivered or given up.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  settledAt: Date | null = null;
}
