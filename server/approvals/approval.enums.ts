import { ApprovalStatus, ApprovedPurchaseKind, enumOf } from '../../domain/vocabulary.ts';
import { registerEnum } from '../graphql/registerEnum.ts';

export const ApprovalStatusEnum = enumOf(ApprovalStatus);
export const ApprovedPurchaseKindEnum = enumOf(ApprovedPurchaseKind);

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
  SERVICE_AGREEMENT: 'A service agreement. `net` is the price of its first period.',
  LICENSE_ORDER: 'An order of licences, without a price.',
});
