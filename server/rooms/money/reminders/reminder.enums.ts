import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { HoldKind } from '../../../../domain/money/reminders.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const HoldKindEnum = enumOf(HoldKind);

registerEnum(HoldKindEnum, 'InvoiceHoldKind', 'Why an invoice gets no reminders.', {
  DISPUTED: 'The company disputes the invoice.',
  PROMISED: 'The company has promised to pay by a day.',
});
