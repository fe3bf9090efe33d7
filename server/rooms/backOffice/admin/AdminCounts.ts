import { Field, Int, ObjectType } from 'type-graphql';
import { COUNT_LIMIT } from '../../../../domain/basics/countLimit.ts';

@ObjectType({
  description: `The counts beside the entries of the back office's navigation, each at most ${COUNT_LIMIT}.`,
  simpleResolvers: true,
})
export class AdminCounts {
  @Field(() => Int, { description: 'Items of the inbox that are not snoozed.' }) inboxItems!: number;
  @Field(() => Int, { description: 'All companies of the portal.' }) companies!: number;
  @Field(() => Int, { description: 'Companies without a point of contact.' }) newCompanies!: number;
  @Field(() => Int, { description: 'Licence requests that nobody has handled.' }) pendingLicenseRequests!: number;
  @Field(() => Int, { description: 'Service agreements that wait for activation.' }) pendingServiceAgreements!: number;
  @Field(() => Int, { description: 'Renewals without a decision that is due within 30 days.' })
  urgentRenewals!: number;
  @Field(() => Int, { description: 'Invoices that are not paid and past their due day.' }) overdueInvoices!: number;
  @Field(() => Int, { description: 'Installations with more seats in use than are bought.' })
  overusedInstallations!: number;
  @Field(() => Int, { description: 'Requests to erase a person that wait for a decision.' }) waitingErasures!: number;
  @Field(() => Int, { description: 'Published events that are not over.' }) upcomingEvents!: number;
  @Field(() => Int, { description: 'Places at paid events that nobody has billed.' }) unbilledPlaces!: number;
}
