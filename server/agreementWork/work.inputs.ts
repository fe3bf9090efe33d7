import { Field, InputType, Int } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { AgreementWork } from './AgreementWork.ts';

export const AgreementWorkConnection = connectionOf(AgreementWork, 'AgreementWork');
export const AgreementWorkChange = changeOf(AgreementWorkConnection, 'AgreementWork');

@InputType()
export class AgreementWorkInput {
  @Field(() => CalendarDate) workedOn!: string;
  @Field(() => Int) minutes!: number;
  @Field(() => String) description!: string;
}
