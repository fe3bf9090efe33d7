import { Field, ID, ObjectType } from 'type-graphql';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { InvoiceMailState } from '../../../../domain/money/invoices.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';

const InvoiceMailStateEnum = enumOf(InvoiceMailState);

registerEnum(InvoiceMailStateEnum, 'InvoiceMailState', 'How far a mail has come.', {
  WAITING: 'It is about to be sent, or will be tried again.',
  SENT: 'The mail server has accepted it.',
  FAILED: 'It was refused too often, and is not tried again.',
});

@ObjectType({ description: 'A mail that carries an invoice or a credit note.', simpleResolvers: true })
export class InvoiceMail {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The address.' })
  recipient!: string;

  @Field(() => Boolean, { description: 'Whether it is a reminder, which carries the invoice as well.' })
  isReminder!: boolean;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: string;

  @Field(() => InvoiceMailStateEnum, { description: 'Whether it is sent.' })
  state!: InvoiceMailState;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed, in the words of the mail server. Null after a success.',
  })
  problem!: string | null;
}
