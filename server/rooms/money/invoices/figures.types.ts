import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';

@ObjectType({
  description:
    'What is still to be paid of all invoices in øre, by how long ago it was due. For admins and bookkeeping.',
  simpleResolvers: true,
})
export class InvoiceAges {
  @Field(() => Int, { description: 'In øre, not due yet.' }) notDue!: number;
  @Field(() => Int, { description: 'In øre, overdue by at most 30 days.' }) upTo30!: number;
  @Field(() => Int, { description: 'In øre, overdue by 31 to 60 days.' }) upTo60!: number;
  @Field(() => Int, { description: 'In øre, overdue by 61 to 90 days.' }) upTo90!: number;
  @Field(() => Int, { description: 'In øre, overdue by more than 90 days.' }) older!: number;
}

@ObjectType({ description: 'An amount of one month. For admins and bookkeeping.', simpleResolvers: true })
export class InvoiceMonth {
  @Field(() => CalendarDate, { description: 'First day of the month.' }) month!: string;
  @Field(() => Int, { description: 'Invoiced less credited in øre, excluding VAT.' }) net!: number;
}
