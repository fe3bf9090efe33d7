import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { InvoiceAge, InvoiceKind, InvoiceStatus, LineUnit } from '../../../../domain/money/invoices.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const InvoiceAgeEnum = enumOf(InvoiceAge);
export const InvoiceKindEnum = enumOf(InvoiceKind);
export const InvoiceStatusEnum = enumOf(InvoiceStatus);
export const LineUnitEnum = enumOf(LineUnit);

registerEnum(InvoiceKindEnum, 'InvoiceKind', 'Whether a document demands an amount or takes one back.', {
  INVOICE: 'Demands an amount for what was bought.',
  CREDIT_NOTE: 'Corrects an invoice, and takes its amount back in part or whole.',
});
registerEnum(InvoiceAgeEnum, 'InvoiceAge', 'How long ago an unpaid invoice was due.', {
  NOT_DUE: 'It is due today or later.',
  DAYS_1_TO_30: 'At most 30 days ago.',
  DAYS_31_TO_60: '31 to 60 days ago.',
  DAYS_61_TO_90: '61 to 90 days ago.',
  OVER_90_DAYS: 'More than 90 days ago.',
});
registerEnum(InvoiceStatusEnum, 'InvoiceStatus', 'What is still to be paid.', {
  OPEN: 'Something is to be paid, and the due day has not passed. On a credit note, the seller owes the amount.',
  OVERDUE: 'Something is to be paid, and the due day has passed.',
  PAID: 'Nothing is left to be paid.',
  CREDITED: 'It was credited whole.',
});
registerEnum(LineUnitEnum, 'LineUnit', 'What the quantity of a line counts.', {
  HOUR: 'Prepaid hours of a clip card.',
  LICENSE: 'Licences. The price is that of a licence for the whole period.',
  MONTH: 'Months of a service agreement.',
  PLACE: 'Places at an event.',
  PIECE: 'Other goods, such as the fee of a reminder, and credits of a part of a line.',
});
