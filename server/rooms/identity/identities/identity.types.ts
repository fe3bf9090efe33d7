import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { ShownOnce } from '../../../platform/graphql/shownOnce.ts';

export const ProviderPurposeEnum = {
  SIGN_IN: 'SIGN_IN',
  CONNECT: 'CONNECT',
  CONFIRM_IDENTITY: 'CONFIRM_IDENTITY',
} as const;
registerEnum(ProviderPurposeEnum, 'ProviderPurpose', 'Why a user is sent to a provider.', {
  SIGN_IN: 'To sign in. Needs no session.',
  CONNECT: 'To connect an account of the provider with the viewer.',
  CONFIRM_IDENTITY: 'To prove who the viewer is. The provider asks the user to sign in anew.',
});

export const ProviderOutcomeEnum = {
  SIGNED_IN: 'SIGNED_IN',
  PASSWORD_NEEDED: 'PASSWORD_NEEDED',
  NO_ACCOUNT: 'NO_ACCOUNT',
  JOIN_OFFERED: 'JOIN_OFFERED',
  REQUEST_OFFERED: 'REQUEST_OFFERED',
  CONNECTED: 'CONNECTED',
  CONFIRMED: 'CONFIRMED',
} as const;
registerEnum(ProviderOutcomeEnum, 'ProviderOutcome', 'The result of a sign-in at a provider.', {
  SIGNED_IN: 'The owner of the account is signed in; `token` is the session token.',
  PASSWORD_NEEDED:
    'No user has connected the account, but a user has its e-mail address. Call `login` with the password and ' +
    '`ticket` as `identity`, to connect the account and sign in.',
  NO_ACCOUNT: 'No user has connected the account or has its e-mail address.',
  JOIN_OFFERED:
    'No user has connected the account. The company of its organisation lets people in: call `joinCompany` with ' +
    '`ticket`.',
  REQUEST_OFFERED:
    'No user has connected the account. People of its organisation ask for access: call `requestAccess` with `ticket`.',
  CONNECTED: 'The account is connected with the viewer.',
  CONFIRMED: "The viewer's proof of identity is renewed.",
});

@InputType({ description: 'The beginning of a sign-in at a provider.' })
export class StartProviderSignInInput {
  @Field(() => String, { description: 'Id of a configured provider, such as "microsoft".' })
  provider!: string;

  @Field(() => ProviderPurposeEnum, { description: 'Why the user is sent to the provider.' })
  purpose!: keyof typeof ProviderPurposeEnum;
}

@ObjectType({ description: 'A sign-in at a provider that has begun.', simpleResolvers: true })
export class ProviderRequest {
  @ShownOnce()
  @Field(() => String, { description: 'Address of the provider to which the browser must go.' })
  url!: string;

  @ShownOnce()
  @Field(() => String, { description: 'The parameter `state` with which the provider sends the browser back.' })
  state!: string;

  @ShownOnce()
  @Field(() => String, {
    description: 'A sealed text that finishes the sign-in. Keep it in the browser; it works once, for 30 minutes.',
  })
  ticket!: string;
}

@InputType({ description: 'The end of a sign-in at a provider.' })
export class CompleteProviderSignInInput {
  @Field(() => String, { description: '`ticket` of the beginning.' })
  ticket!: string;

  @Field(() => String, { description: 'The query of the address to which the provider sent the browser back.' })
  callback!: string;
}

@ObjectType({ description: 'The result of a sign-in at a provider.', simpleResolvers: true })
export class ProviderAnswer {
  @Field(() => ProviderOutcomeEnum, { description: 'What the sign-in has led to.' })
  outcome!: keyof typeof ProviderOutcomeEnum;

  @ShownOnce()
  @Field(() => String, { nullable: true, description: 'The session token. Null unless the user is signed in.' })
  token?: string | null;

  @ShownOnce()
  @Field(() => String, {
    nullable: true,
    description: 'A sealed proof of the account, which connects it with a user for 30 minutes. Null when it is known.',
  })
  ticket?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of an unknown account, if the provider names one.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the owner of an unknown account, if there is one.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The company that the person may join. Null when there is none.',
  })
  companyName?: string | null;
}

@ObjectType({ description: 'An account of a provider with which a user signs in.', simpleResolvers: true })
export class Identity {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Id of the provider, such as "microsoft".' }) provider!: string;
  @Field(() => String, { description: 'Name of the provider, such as "Microsoft".' }) providerName!: string;
  @Field(() => String, { nullable: true, description: 'Address of the account, as of its last use.' })
  email!: string | null;
  @Field(() => DateTime, { description: 'When the user connected the account.' }) createdAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'Time of the last sign-in; null if there was none.' })
  lastUsedAt!: string | null;
}
