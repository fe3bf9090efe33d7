import { ApprovalStatus, ApprovedPurchaseKind, enumOf } from '../../../../domain/basics/vocabulary.ts';
import { HeldBy } from '../../../../domain/sales/commitment.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const ApprovalStatusEnum = enumOf(ApprovalStatus);
export const ApprovedPurchaseKindEnum = enumOf(ApprovedPurchaseKind);
export const HeldByEnum = enumOf(HeldBy);

registerEnum(ApprovalStatusEnum, 'ApprovalStatus', 'What has become of an order that needs approval.', {
  PENDING: 'The order waits for an administrator of the company.',
  APPROVED: 'An administrator approved the order, which was then bought.',
  DECLINED: 'An administrator declined the order, and gave a reason.',
  WITHDRAWN: 'The buyer withdrew the order.',
  EXPIRED: 'Nobody decided before `expiresAt`.',
  FAILED: 'The order was approved, but could not be bought: the card was declined, or the department is gone.',
});
registerEnum(ApprovedPurchaseKindEnum, 'ApprovedPurchaseKind', 'What an order that needs approval buys.', {
  CLIP_CARD: 'Prepaid hours.',
  SERVICE_AGREEMENT: 'A service agreement. `net` is the price of its first period, `commitment` that of its term.',
  LICENSE_ORDER: 'An order of licences.',
});
registerEnum(HeldByEnum, 'ApprovalReason', 'Why an order waits for approval.', {
  ORDER_LIMIT: 'Its `commitment` is above the limit for an order.',
  MONTH_LIMIT: 'With it, the buyer would have bought for more than the limit for a person in a calendar month.',
  NO_PRICE: 'Its price is agreed with the reseller.',
});
