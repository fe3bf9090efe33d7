import { Field, ID, InputType } from 'type-graphql';
import type { HoldKind } from '../../../../domain/money/reminders.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { HoldKindEnum } from './reminder.enums.ts';

@InputType({ description: 'A hold of the reminders of an invoice. Replaces an earlier hold.' })
export class HoldInvoiceInput {
  @Field(() => ID, { description: 'An invoice that is not paid.' }) invoiceId!: string;
  @Field(() => HoldKindEnum, { description: 'Why no reminders are sent.' }) kind!: HoldKind;

  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'Last day without reminders, at most a year ahead. Required for PROMISED; when left out otherwise, the hold ' +
      'lasts until it is ended.',
  })
  until?: string | null;

  @Field(() => String, { nullable: true, description: 'For admins and bookkeeping, at most 500 characters.' }) note?:
    | string
    | null;
}
