import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { agreementMinutesLoader, agreementWorkLoader } from './work.reads.ts';
import { logAgreementWork } from './work.service.ts';
import { AgreementWorkChange, AgreementWorkConnection, AgreementWorkInput } from './work.types.ts';

@Resolver(() => ServiceAgreement)
export class AgreementWorkResolver {
  @FieldResolver(() => AgreementWorkConnection, { description: 'Work on the service agreement, newest first.' })
  workLog(@Root() agreement: ServiceAgreement, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return agreementWorkLoader.of(ctx.readerOf(agreement)).page(agreement.id, args);
  }

  @FieldResolver(() => Int, { description: 'Total duration of the work log in minutes.' })
  async workMinutes(@Root() agreement: ServiceAgreement, @Ctx() ctx: Context) {
    return (await agreementMinutesLoader.of(ctx.readerOf(agreement)).load(agreement.id))?.total ?? 0;
  }

  @Access('sell')
  @Mutation(() => AgreementWorkChange, {
    description: 'Enters work on a service agreement, which the customer can see. For admins and sales.',
  })
  logAgreementWork(
    @Ctx() ctx: Context,
    @Arg('agreementId', () => ID, { description: 'The service agreement.' }) agreementId: string,
    @Arg('input', () => AgreementWorkInput) input: AgreementWorkInput,
  ) {
    return logAgreementWork(ctx, agreementId, input);
  }
}
