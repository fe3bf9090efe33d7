import { Field, InputType, ObjectType } from 'type-graphql';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { CardConfirmation } from '../../money/payments/ledger.types.ts';
import { PurchaseApproval } from './PurchaseApproval.ts';

export const PurchaseApprovalConnection = connectionOf(PurchaseApproval, 'PurchaseApproval');
export const PurchaseApprovalChange = changeOf(PurchaseApprovalConnection, 'PurchaseApproval');

@InputType({ description: 'Why an order is declined.' })
export class DeclinePurchaseInput {
  @Field(() => String, { description: 'The reason, which the buyer reads. At most 500 characters.' }) reason!: string;
}

@ObjectType({
  description: 'An approved order, and the confirmation that its payment may need.',
  simpleResolvers: true,
})
export class ApprovedPurchase {
  @Field(() => PurchaseApprovalChange, {
    description: 'The order: APPROVED, or FAILED when its card was declined or its department is gone.',
  })
  change!: object;

  @Field(() => String, { description: 'The purchase id, with which `settlePurchase` settles a confirmed payment.' })
  purchaseId!: string;

  @Field(() => CardConfirmation, {
    nullable: true,
    description: 'The confirmation that the bank demands from the approver. Null when none is needed.',
  })
  confirmation!: CardConfirmation | null;
}
