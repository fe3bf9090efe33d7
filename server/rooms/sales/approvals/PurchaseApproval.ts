import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { ApprovalStatus, ApprovedPurchaseKind, Interval, Plan } from '../../../../domain/basics/vocabulary.ts';
import { APPROVAL_DAYS } from '../../../../domain/sales/approvals.ts';
import type { HeldBy } from '../../../../domain/sales/commitment.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  insertsWithout,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  seesValues,
  SELLING_ROLES,
  seesDepartmentIfAny,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { ApprovalStatusEnum, ApprovedPurchaseKindEnum, HeldByEnum } from './approval.enums.ts';

/** The order as it was placed, with the prices that are kept until it expires. Its shape depends on the kind. */
export type StoredOrder =
  | { kind: 'CLIP_CARD'; hours: number; discountPercent: number }
  | {
      kind: 'SERVICE_AGREEMENT';
      duration: number;
      paymentInterval: 'MONTHLY' | 'YEARLY';
      isAdditional: boolean;
      licenseCount: number;
      licensePrice: Ore;
      /** The price list that the order keeps. */
      priceListId: string;
      /** The agreed price that the order keeps; missing in orders of earlier versions. */
      agreedPriceId?: string | null;
    }
  | {
      kind: 'LICENSE_ORDER';
      installationId: string;
      requestedLicenses: number;
      plan: Plan;
      /** Months and interval of a new licence. */
      contractTerm: number;
      billingInterval: Interval;
      /** The price of a seat for a month that the order keeps; missing in orders without a price. */
      price?: Ore | null;
    };

/** Orders of licences belong to another subject than those of clip cards and service agreements. */
const SEES_KIND = [
  seesValues('kind', ['LICENSE_ORDER'], 'LICENSES'),
  seesValues('kind', ['CLIP_CARD', 'SERVICE_AGREEMENT'], 'AGREEMENTS'),
].join(' and ');

@ObjectType({
  implements: Node,
  description:
    "A purchase above the company's limit, which an administrator of the company approves or declines. Nothing is " +
    'bought before.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'purchase_approval',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('purchase_approval', { companyRoles: [dbRoles.sales], allRowsRoles: [dbRoles.system] }),
    insertsWithout(
      'purchase_approval',
      dbRoles.sales,
      ['decided_at', 'decided_by_id', 'decided_by', 'reason', 'subject_id'],
      `status = 'PENDING'`,
    ),
    // Beside the checks of the services: only an administrator approves or declines, and nobody their own purchase.
    {
      name: 'purchase_approval_decided_by_administrator',
      type: 'restrictive',
      command: 'update',
      roles: [dbRoles.sales],
      using: `status = 'PENDING'`,
      check: `(status in ('APPROVED', 'DECLINED') and (select is_company_administrator())
        and requested_by_id <> current_setting('app.user_id', true))
        or (status = 'WITHDRAWN' and requested_by_id = coalesce(nullif(current_setting('app.user_id', true), ''),
          requested_by_id))`,
    },
    scopePolicy('purchase_approval', 'subject', SEES_KIND, { roles: SELLING_ROLES }),
    scopePolicy('purchase_approval', 'departments', seesDepartmentIfAny(), { roles: SELLING_ROLES }),
    ...personalDataPolicies('purchase_approval', ['update']),
    ...employeePolicies('purchase_approval', ['SALES']),
  ],
})
@Index({ name: 'purchase_approval_customer_newest', properties: ['customerId', 'id'] })
@Index({
  name: 'purchase_approval_pending',
  expression: `create index "purchase_approval_pending" on "purchase_approval" ("customer_id", "id")
    where "status" = 'PENDING'`,
})
@Index({
  name: 'purchase_approval_expires',
  expression: `create index "purchase_approval_expires" on "purchase_approval" ("expires_at")
    where "status" = 'PENDING'`,
})
@Index({ name: 'purchase_approval_subject', properties: ['subjectId'] })
@Unique({ name: 'purchase_approval_purchase_id_unique', properties: ['customerId', 'purchaseId'] })
export class PurchaseApproval extends Node {
  static readonly idPrefix = 'appr';

  [OptionalProps]?: Defaults<'status' | 'expiresAt'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(PurchaseApproval.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Field(() => Customer, { description: 'The company that buys.' })
  @BelongsTo('customerId')
  customer?: Customer;

  /** Null once the department is deleted. */
  @ManyToOne(() => Department, {
    mapToPk: true,
    fieldName: 'department_id',
    nullable: true,
    deleteRule: 'set null',
  })
  departmentId: string | null = null;

  @Field(() => String, { description: 'Name of the department that pays, at the time of the order.' })
  @Property({ type: 'text' })
  departmentName!: string;

  @Field(() => ApprovedPurchaseKindEnum, { description: 'What is bought.' })
  @Property({ type: 'text', collation: 'C' })
  kind!: ApprovedPurchaseKind;

  @Field(() => String, { description: 'The order in a few words, in Danish.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Price in øre, excluding VAT, which is kept until `expiresAt`: of a clip card, of the first period of a ' +
      'service agreement, or of licences until their renewal. Null for licences whose price is agreed with the ' +
      'reseller.',
  })
  @Property({ type: 'integer', nullable: true })
  net: Ore | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The whole amount in øre, excluding VAT, to which the order commits the company: the price of the whole term, ' +
      'with what it adds to a renewal that is decided and to service agreements. The approval is about this amount. ' +
      'Null when a part of the price is agreed with the reseller.',
  })
  @Property({ type: new BigIntType('number'), nullable: true })
  commitment: Ore | null = null;

  @Field(() => HeldByEnum, { description: 'Why the order waits or waited for approval.' })
  @Property({ type: 'text', collation: 'C' })
  heldBy!: HeldBy;

  /** The idempotency key of the purchase, which the buyer's client chose. */
  @Property({ type: 'text', collation: 'C' })
  purchaseId!: string;

  @Property({ type: 'json' })
  storedOrder!: StoredOrder;

  /** The user or the API token that placed the order. */
  @Property({ type: 'text', collation: 'C' })
  requestedById!: string;

  @Field(() => String, { description: 'Name of the user or the API token that placed the order.' })
  @Property({ type: 'text' })
  requestedBy!: string;

  @Field(() => ApprovalStatusEnum, { description: 'What has become of the order.' })
  @Property({ type: 'text' })
  status: ApprovalStatus = 'PENDING';

  @Field(() => String, { nullable: true, description: 'Why the order was declined or failed.' })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  decidedById: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the user who approved, declined or withdrew the order.',
  })
  @Property({ type: 'text', nullable: true })
  decidedBy: string | null = null;

  @Field(() => DateTime, { nullable: true, description: 'When the order was decided, withdrawn, or expired.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  @Field(() => ID, {
    nullable: true,
    description: 'The clip card, service agreement or licence request that was bought. Null until it is.',
  })
  @Property({ type: 'text', collation: 'C', nullable: true })
  subjectId: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => DateTime, { description: `The order expires ${APPROVAL_DAYS} days after it was placed.` })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt: Date = new Date(Date.now() + APPROVAL_DAYS * 24 * 3_600_000);

  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    purchase_approval: TableOf<PurchaseApproval>;
  }
}
