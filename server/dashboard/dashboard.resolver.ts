import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Field, Float, ID, Info, Int, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Activity } from '../activity/Activity.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { DateTime } from '../graphql/scalars.ts';
import { askedFields } from '../graphql/selections.ts';
import type { Topic } from '../live/events.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { UpcomingDecision } from '../renewals/renewal.inputs.ts';
import { dashboard } from './dashboard.reads.ts';

@ObjectType({ description: 'A company in four numbers.', simpleResolvers: true })
class DashboardStats {
  @Field(() => Int, { description: 'What the active licences add up to.' }) activeLicenses!: number;
  @Field(() => Int, { description: 'Orders of licences that nobody has begun with.' }) pendingRequests!: number;
  @Field(() => Int, { description: 'How many are ACTIVE.' }) activeServiceAgreements!: number;
  @Field(() => Float, { description: 'Hours left on active clip cards.' }) clipCardHours!: number;
}

@ObjectType({ description: 'What a new company has done to get started.', simpleResolvers: true })
class FirstSteps {
  @Field(() => Boolean, { description: 'Whether a department has a payment method.' }) hasPaymentMethod!: boolean;
  @Field(() => Boolean, {
    description: 'Whether there are licences, or a request for licences that was not cancelled.',
  })
  hasLicenses!: boolean;
  @Field(() => Boolean, { description: 'Whether there is a second user, or an invitation that was not revoked.' })
  hasColleagues!: boolean;
}

@ObjectType({
  description: 'What has happened lately in a few sentences, written by a language model.',
  simpleResolvers: true,
})
class ActivitySummary {
  @Field(() => String, { description: 'Plain text.' }) text!: string;
  @Field(() => DateTime, { description: 'What happened after that is not in it.' }) madeAt!: string;
}

@ObjectType({ description: 'A company at a glance.', simpleResolvers: true })
class Dashboard {
  @Field(() => ID, { description: 'The same for the same company.' }) id!: string;
  @Field(() => Customer, { nullable: true, description: 'Absent for an admin without a company.' })
  customer!: Customer | null;
  @Field(() => DashboardStats, { description: 'Its numbers, over all departments.' }) stats!: DashboardStats;
  @Field(() => FirstSteps, { description: 'Each is false for an admin without a company.' }) firstSteps!: FirstSteps;
  @Field(() => [UpcomingDecision], {
    description: "The company's licences and agreements to decide on within 90 days, the first five.",
  })
  upcomingDecisions!: UpcomingDecision[];

  @Field(() => [ClipCard], { description: 'Active cards with few hours left, the fewest first, at most three.' })
  lowClipCards!: object[];

  @Field(() => [Activity], { description: 'The newest nine.' }) recentActivity!: Activity[];

  @Field(() => ActivitySummary, {
    nullable: true,
    description: "Absent where no summariser is configured, or where it hasn't answered.",
  })
  summary!: ActivitySummary | null;
}

/** What its numbers and lists are made of, and the names in them. */
const shown: readonly Topic[] = [
  'activity.added',
  'company.changed',
  'department.changed',
  'installation.changed',
  'license.changed',
  'license-request.changed',
  'service-agreement.changed',
  'clip-card.changed',
  'summary.changed',
  'user.changed',
  'invitation.changed',
];

@Resolver(() => Dashboard)
export class DashboardResolver {
  @Query(() => Dashboard, { description: "The viewer's own company's." })
  dashboard(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    const asked = askedFields(info);
    return dashboard(ctx, {
      withDecisions: asked.has('upcomingDecisions'),
      withLowCards: asked.has('lowClipCards'),
      withSummary: asked.has('summary'),
      withFirstSteps: asked.has('firstSteps'),
    });
  }

  /** Only the newest state counts, so that a burst of changes is read once. */
  @Subscription(() => Dashboard, {
    description: "The viewer's own company's. Of a burst, the newest alone.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, shown, (ctx) => dashboard(ctx), { waiting: 1 }),
  })
  dashboardChanged(@Root() changed: Dashboard) {
    return changed;
  }
}
