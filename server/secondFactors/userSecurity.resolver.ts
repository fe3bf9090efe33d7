import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { registerEnum } from '../graphql/registerEnum.ts';
import { DateTime } from '../graphql/scalars.ts';
import { User } from '../users/User.ts';
import { userSecurityLoader } from './userSecurity.reads.ts';

const SecondFactorEnum = { AUTHENTICATOR_APP: 'AUTHENTICATOR_APP', PASSKEY: 'PASSKEY' } as const;
registerEnum(SecondFactorEnum, 'SecondFactor', 'A proof that a user gives beside the password.', {
  AUTHENTICATOR_APP: 'Codes of an authenticator app.',
  PASSKEY: 'A passkey, which also signs in without the password.',
});

@Resolver(() => User)
export class UserSecurityResolver {
  @FieldResolver(() => [SecondFactorEnum], {
    nullable: true,
    description:
      'The second factors that the user has set up; empty without two-step verification. Null for API tokens.',
  })
  async secondFactors(@Root() user: User, @Ctx() ctx: Context) {
    if (ctx.viewer.kind === 'token') return null;
    const security = await userSecurityLoader.of(ctx.readerOf(user)).load(user.id);
    return [...(security?.hasApp ? ['AUTHENTICATOR_APP'] : []), ...(security?.hasPasskey ? ['PASSKEY'] : [])];
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'When the user last used the portal, to about five minutes. Null after a month without use, and for API tokens.',
  })
  async lastSeenAt(@Root() user: User, @Ctx() ctx: Context) {
    if (ctx.viewer.kind === 'token') return null;
    return (await userSecurityLoader.of(ctx.readerOf(user)).load(user.id))?.lastSeenAt ?? null;
  }
}
