import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { User } from '../users/User.ts';
import { userSecurityLoader } from './userSecurity.reads.ts';

const SecondFactorEnum = { AUTHENTICATOR_APP: 'AUTHENTICATOR_APP', PASSKEY: 'PASSKEY' } as const;
registerEnum(SecondFactorEnum, 'SecondFactor', 'A proof that a user gives beside the password.', {
  AUTHENTICATOR_APP: 'Codes of an authenticator app.',
  PASSKEY: 'A passkey, which also signs in without the password.',
});

/**
 * Whether the viewer may see how, and when, the user signs in: the user, those who manage the users of the company, and
 * admins. The user's id is compared last, because answers to live events that depend on it are not shared.
 */
const seesSecurity = ({ viewer }: Context, user: User): boolean =>
  may(viewer, 'administer') ||
  (may(viewer, 'managePeople') && viewer.customerId === user.customerId) ||
  (viewer.kind === 'session' && viewer.userId === user.id);

@Resolver(() => User)
export class UserSecurityResolver {
  @FieldResolver(() => [SecondFactorEnum], {
    nullable: true,
    description:
      'The second factors that the user has set up; empty without two-step verification. Null for API tokens, and ' +
      'for colleagues who do not manage the users of the company.',
  })
  async secondFactors(@Root() user: User, @Ctx() ctx: Context) {
    if (!seesSecurity(ctx, user)) return null;
    const security = await userSecurityLoader.of(ctx.readerOf(user)).load(user.id);
    return [...(security?.hasApp ? ['AUTHENTICATOR_APP'] : []), ...(security?.hasPasskey ? ['PASSKEY'] : [])];
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'When the user last used the portal, to about five minutes. Null after a month without use, for API tokens, ' +
      'and for colleagues who do not manage the users of the company.',
  })
  async lastSeenAt(@Root() user: User, @Ctx() ctx: Context) {
    if (!seesSecurity(ctx, user)) return null;
    return (await userSecurityLoader.of(ctx.readerOf(user)).load(user.id))?.lastSeenAt ?? null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the user has ever signed in. Null for API tokens, and for colleagues who do not manage the users of ' +
      'the company.',
  })
  async hasSignedIn(@Root() user: User, @Ctx() ctx: Context) {
    if (!seesSecurity(ctx, user)) return null;
    return (await userSecurityLoader.of(ctx.readerOf(user)).load(user.id))?.hasSignedIn ?? null;
  }
}
