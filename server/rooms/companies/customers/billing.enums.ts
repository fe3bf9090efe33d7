import { enumOf, Interval, Invoicing, PaymentMethod } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const IntervalEnum = enumOf(Interval);
export const InvoicingEnum = enumOf(Invoicing);
export const PaymentMethodEnum = enumOf(PaymentMethod);

registerEnum(IntervalEnum, 'Interval', 'How often something is billed.', {
  MONTHLY: 'Once a month.',
  YEARLY: 'Once a year. A service agreement costs less at this interval.',
});
registerEnum(PaymentMethodEnum, 'PaymentMethod', 'How a department pays.', {
  INVOICE: 'By invoice. The amount is owed until the reseller records that the invoice is paid.',
  CREDIT_CARD: 'By the attached card, which is charged at once and automatically for every later period.',
});
registerEnum(InvoicingEnum, 'Invoicing', 'When purchases on invoice are invoiced.', {
  IMMEDIATE: 'Each purchase at once.',
  MONTHLY: 'All purchases of a month together, after its end.',
});
