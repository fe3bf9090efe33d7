import { Field, InputType, Int } from 'type-graphql';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { AgreementWork } from './AgreementWork.ts';

export const AgreementWorkConnection = connectionOf(AgreementWork, 'AgreementWork');
export const AgreementWorkChange = changeOf(AgreementWorkConnection, 'AgreementWork');

@InputType({ description: 'Work to enter on a service agreement.' })
export class AgreementWorkInput {
  @Field(() => CalendarDate, { description: 'The day on which the work was done.' }) workedOn!: string;
  @Field(() => Int, { description: 'Duration of the work in minutes, 1 to 1440.' }) minutes!: number;
  @Field(() => String, { description: 'The work that was done, for the customer to read. At most 500 characters.' })
  description!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Idempotency key chosen by the client. Sending the same work again with the same key returns the first result; ' +
      'other work with the same key is a CONFLICT.',
  })
  requestId?: string | null;
}
