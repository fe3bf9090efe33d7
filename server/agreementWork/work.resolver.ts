import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArgs } from '../graphql/connection.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { AgreementWorkChange, AgreementWorkConnection, AgreementWorkInput } from './work.inputs.ts';
import { logAgreementWork } from './work.service.ts';

@Resolver(() => ServiceAgreement)
export class AgreementWorkResolver {
  @FieldResolver(() => AgreementWorkConnection, { description: 'Newest first.' })
  workLog(@Root() agreement: ServiceAgreement, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(agreement).loaders.agreementWork.page(agreement.id, args);
  }

  @FieldResolver(() => Int, { description: 'What its work log adds up to.' })
  async workMinutes(@Root() agreement: ServiceAgreement, @Ctx() ctx: Context) {
    return (await ctx.readerOf(agreement).loaders.agreementMinutes.load(agreement.id))?.total ?? 0;
  }

  @Mutation(() => AgreementWorkChange, { description: 'For admins: what was done, for the customer to see.' })
  logAgreementWork(
    @Ctx() ctx: Context,
    @Arg('agreementId', () => ID, { description: 'What it was done under.' }) agreementId: string,
    @Arg('input', () => AgreementWorkInput) input: AgreementWorkInput,
  ) {
    return logAgreementWork(ctx, agreementId, input);
  }
}
