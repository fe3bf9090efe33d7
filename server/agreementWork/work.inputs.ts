import { Field, InputType, Int } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { AgreementWork } from './AgreementWork.ts';

export const AgreementWorkConnection = connectionOf(AgreementWork, 'AgreementWork');
export const AgreementWorkChange = changeOf(AgreementWorkConnection, 'AgreementWork');

@InputType({ description: 'Work to enter on an agreement.' })
export class AgreementWorkInput {
  @Field(() => CalendarDate, { description: 'The day on which it was done.' }) workedOn!: string;
  @Field(() => Int, { description: 'How long it took: 1 to 1440.' }) minutes!: number;
  @Field(() => String, { description: 'What was done, for the customer to read. At most 500 characters.' })
  description!: string;
  @Field(() => String, { nullable: true, description: 'Made up by whoever asks: sent twice, it is entered once.' })
  requestId?: string | null;
}
