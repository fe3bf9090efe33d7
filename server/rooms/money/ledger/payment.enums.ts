import { enumOf, type LedgerSubject, PaymentStatus } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { registerStoredEnum } from '../../../platform/graphql/storedEnums.ts';

export const PaymentStatusEnum = enumOf(PaymentStatus);

registerEnum(PaymentStatusEnum, 'PaymentStatus', 'Whether an amount has been paid.', {
  PENDING: 'Owed, or charged to a card with an outcome that is not known yet.',
  PAID: 'The money has been received. Final, unless an admin undoes the payment of its invoice.',
  FAILED: "The card was declined, the customer did not complete the bank's confirmation, or no charge was ever made.",
  CANCELLED: 'No longer owed, because the agreement or clip card was deleted, or the seat was given back in time.',
});
export const LedgerSubjectEnum = registerStoredEnum<LedgerSubject>(
  'LedgerSubject',
  'Kind of goods that a ledger entry pays for.',
  {
    service_agreement: 'A period of a service agreement.',
    clip_card: 'The hours of a clip card.',
    license: 'A period of licences, or seats that were added within one.',
    reminder: 'The fee of a reminder of an unpaid invoice, which has no VAT.',
    event_place: 'A place at an event.',
  },
);
