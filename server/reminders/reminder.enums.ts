import { HoldKind } from '../../domain/reminders.ts';
import { enumOf } from '../../domain/vocabulary.ts';
import { registerEnum } from '../graphql/registerEnum.ts';

export const HoldKindEnum = enumOf(HoldKind);

registerEnum(HoldKindEnum, 'InvoiceHoldKind', 'Why an invoice gets no reminders.', {
  DISPUTED: 'The company disputes the invoice.',
  PROMISED: 'The company has promised to pay by a day.',
});
