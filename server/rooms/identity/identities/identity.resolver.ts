import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context.ts';
import { secondFactorMethods } from '../secondFactors/secondFactor.reads.ts';
import { IdentityProofEnum, SignInSecurity } from '../secondFactors/secondFactor.types.ts';
import { hasPassword, identitiesOf } from './identity.reads.ts';
import { Identity } from './identity.types.ts';

@Resolver(() => SignInSecurity)
export class IdentityResolver {
  @FieldResolver(() => [Identity], { description: 'Accounts of providers that the viewer has connected; at most 10.' })
  async identities(@Ctx() ctx: Context) {
    const identities = await identitiesOf(ctx, ctx.person.personId);
    return identities.map((identity) => ({
      ...identity,
      providerName: ctx.services.openId.provider(identity.provider)?.name ?? identity.provider,
    }));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer has a password. A user who joined with a provider may have none.',
  })
  hasPassword(@Ctx() ctx: Context) {
    return hasPassword(ctx, ctx.person.personId);
  }

  @FieldResolver(() => [IdentityProofEnum], { description: 'The proofs that `confirmIdentity` accepts of the viewer.' })
  async identityProofs(@Ctx() ctx: Context) {
    const { personId } = ctx.person;
    const [hasOwnPassword, methods, identities] = await Promise.all([
      hasPassword(ctx, personId),
      secondFactorMethods(ctx, personId),
      identitiesOf(ctx, personId),
    ]);
    return [...(hasOwnPassword ? ['PASSWORD'] : []), ...methods, ...(identities.length ? ['PROVIDER'] : [])];
  }
}
