import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EVERY_EMPLOYEE } from '../../../../../domain/backOffice/employeeAreas.ts';
import { enumOf, valuesOf, type Subject } from '../../../../../domain/basics/vocabulary.ts';
import { WebhookDeliveryStatus, WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';
import { Sees } from '../../../../platform/access/Sees.ts';
import { BY_CODE_POINT } from '../../../../platform/db/collation.ts';
import type { Defaults } from '../../../../platform/db/defaults.ts';
import { newId } from '../../../../platform/db/ids.ts';
import {
  dbRoles,
  insertsWithout,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  seesSubject,
  seesValues,
  SEES_ALL_DEPARTMENTS,
  employeePolicies,
} from '../../../../platform/db/roles.ts';
import type { TableOf } from '../../../../platform/db/tables.ts';
import { RefersTo } from '../../../../platform/graphql/belongsTo.ts';
import { registerEnum } from '../../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../../platform/graphql/scalars.ts';
import { registerStoredEnum } from '../../../../platform/graphql/storedEnums.ts';
import { Node } from '../../../../platform/Node.ts';
import { Customer } from '../../../companies/customers/Customer.ts';
import { IntegrationInstance } from '../IntegrationInstance.ts';
import { webhookEvents } from './webhookEvents.ts';

const DeliveryStatusEnum = enumOf(WebhookDeliveryStatus);
export const WebhookEventEnum = registerStoredEnum<WebhookEvent>(
  'WebhookEvent',
  'Events that can be sent to webhooks.',
  Object.fromEntries(
    valuesOf(WebhookEvent).map((key) => [key, `\`${WebhookEvent[key].type}\`: ${webhookEvents[key].description}`]),
  ) as Record<WebhookEvent, string>,
);
registerEnum(DeliveryStatusEnum, 'WebhookDeliveryStatus', 'State of a webhook delivery.', {
  WAITING: 'The message is being sent, or will be sent again later.',
  DELIVERED: 'The receiver answered with a status from 200 to 299.',
  FAILED: 'The last attempt failed. The message is only sent again on request.',
});

/** The events about rows of a subject, of which their messages tell. */
const seesEvents = (events: WebhookEvent[], ...subjects: Subject[]) =>
  seesValues(`coalesce(type, '')`, events, ...subjects);

/** A message tells about a row, so that its reader must see the subject of the row as well. */
const SEES_MESSAGE = [
  `(${seesSubject('INTEGRATIONS')})`,
  seesEvents(['agreed_price_changed', 'ledger_changed', 'invoice_changed'], 'FINANCE'),
  seesEvents(
    ['license_changed', 'license_completed', 'license_request_changed', 'seats_changed', 'seats_exceeded'],
    'LICENSES',
  ),
  seesEvents(['agreement_active', 'service_agreement_changed', 'clip_card_low'], 'AGREEMENTS'),
  seesEvents(['clip_card_changed'], 'AGREEMENTS', 'TASKS'),
  seesEvents(['purchase_approval_changed'], 'LICENSES', 'AGREEMENTS'),
  seesEvents(['task_awaiting_approval', 'task_changed', 'task_comment_changed'], 'TASKS'),
  seesEvents(
    [
      'user_created',
      'user_changed',
      'invitation_changed',
      'access_request_changed',
      'event_registered',
      'event_cancelled',
    ],
    'PEOPLE',
  ),
].join(' and ');

/** Only a test message and one that names its row are known to tell about no hidden department. */
const SEES_DEPARTMENT =
  `${SEES_ALL_DEPARTMENTS} or ` +
  'exists (select 1 from integration_instance p where p.id = webhook_delivery.instance_id) ' +
  `and (type is null or subject_id is not null and sees_department_of(subject_id))`;

/** A webhook message. The row is stored in the transaction that causes the event and sent by a job afterwards. */
@Sees('INTEGRATIONS')
@ObjectType({
  implements: Node,
  description: 'A webhook message and the result of its attempts. Kept for 30 days.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'webhook_delivery',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('webhook_delivery', {
      companyRoles: [dbRoles.sales, dbRoles.signUp],
      allRowsRoles: [dbRoles.auth, dbRoles.system],
    }),
    ...[dbRoles.customer, dbRoles.sales].map((role) =>
      insertsWithout(
        'webhook_delivery',
        role,
        ['http_status', 'answer', 'error', 'settled_at'],
        `status = 'WAITING' and attempts = 0`,
      ),
    ),
    scopePolicy('webhook_delivery', 'subject', SEES_MESSAGE, { command: 'select' }),
    scopePolicy('webhook_delivery', 'departments', SEES_DEPARTMENT, { command: 'select' }),
    ...personalDataPolicies('webhook_delivery', ['delete']),
    ...employeePolicies('webhook_delivery', ['SUPPORT'], EVERY_EMPLOYEE),
  ],
})
@Index({ name: 'webhook_delivery_newest', properties: ['instanceId', 'id'] })
@Index({
  name: 'webhook_delivery_due',
  expression: `create index "webhook_delivery_due" on "webhook_delivery" ("next_attempt_at")
    where "status" = 'WAITING'`,
})
@Index({
  name: 'webhook_delivery_once',
  expression: `create unique index "webhook_delivery_once" on "webhook_delivery" ("instance_id", "event_id")
    where "status" = 'WAITING'`,
})
export class WebhookDelivery extends Node {
  static readonly idPrefix = 'hook';

  [OptionalProps]?: Defaults<'status' | 'attempts' | 'nextAttemptAt'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(WebhookDelivery.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Field(() => ID, { description: 'Id of the integration that the message belongs to.' })
  @ManyToOne(() => IntegrationInstance, {
    mapToPk: true,
    fieldName: 'instance_id',
    index: false,
    deleteRule: 'cascade',
  })
  instanceId!: string;

  @Field(() => IntegrationInstance, { nullable: true, description: 'The integration that the event was sent by.' })
  @RefersTo('instanceId')
  instance?: IntegrationInstance | null;

  @Field(() => ID, {
    description: 'Id of the event, the same in every attempt and redelivery, so that receivers can detect duplicates.',
  })
  @Property({ type: 'text' })
  eventId!: string;

  /** The event, which the schema calls `event`. Null for a test message. */
  @Property({ type: 'text', nullable: true })
  type: WebhookEvent | null = null;

  @Field(() => String, {
    description:
      'Body of the message as it is signed and sent. Before the first attempt, a message about a changed row has ' +
      'only the id of the row in `data`.',
  })
  @Property({ type: 'text' })
  body!: string;

  /** The changed row whose state the body gets before the first attempt. Null when the body is complete. */
  @Property({ type: 'text', collation: BY_CODE_POINT, nullable: true })
  subjectId: string | null = null;

  @Field(() => DeliveryStatusEnum, { description: 'State of the delivery.' })
  @Property({ type: 'text' })
  status: WebhookDeliveryStatus = 'WAITING';

  @Field(() => Int, { description: 'Number of attempts.' })
  @Property({ type: 'smallint' })
  attempts: number = 0;

  @Field(() => DateTime, { description: 'When the next attempt is due. Without meaning unless the status is WAITING.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  nextAttemptAt: Date = new Date();

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer. Null when there was none.' })
  @Property({ type: 'integer', nullable: true })
  httpStatus: number | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'First 500 characters of the last answer. Null when there was none.',
  })
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Danish text of the last error. Null when the last attempt succeeded or none was made.',
  })
  @Property({ type: 'text', nullable: true })
  error: string | null = null;

  @Field(() => DateTime, { description: 'When the message was queued.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the message was delivered or failed. Null while it is WAITING.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  settledAt: Date | null = null;
}

declare module '../../../../platform/db/tables.ts' {
  interface Tables {
    webhook_delivery: TableOf<WebhookDelivery>;
  }
}
