import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '../graphql/scalars.ts';
import { User } from '../users/User.ts';

@InputType({ description: 'Who signs in.' })
export class LoginInput {
  @Field(() => String, { description: 'Upper and lower case are the same.' })
  email!: string;

  @Field(() => String, { description: 'After too many wrong ones, any is answered RATE_LIMITED for a while.' })
  password!: string;
}

@InputType({ description: 'Who has forgotten.' })
export class ForgotPasswordInput {
  @Field(() => String, { description: 'Where the link goes, if an active user has it.' })
  email!: string;
}

@InputType({ description: 'What the page behind the mailed link sends.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The secret in the link; it works once, for an hour.' })
  token!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  password!: string;
}

@InputType({ description: "Proves that an e-mail address is the user's." })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'The secret in the link; it works once.' })
  token!: string;
}

@ObjectType({ description: 'What an unused confirmation link is about.', simpleResolvers: true })
export class EmailConfirmationPreview {
  @Field(() => String, { description: 'The address that is confirmed.' }) email!: string;
  @Field(() => String, { description: 'The user whose address it becomes.' }) name!: string;
  @Field(() => String, { nullable: true, description: "The user's company. Null for an admin without one." })
  companyName!: string | null;
  @Field(() => Boolean, { description: 'True when the user signs in with another address until then.' })
  isChange!: boolean;
}

@ObjectType({ description: 'An address that a user asked to change to and has not confirmed.', simpleResolvers: true })
export class PendingEmail {
  @Field(() => String, { description: 'Where the link went.' }) email!: string;
  @Field(() => DateTime, { description: 'One hour after the link was last sent.' }) expiresAt!: string;
  @Field(() => Boolean, { description: 'The link no longer works. Sent again, it gets another hour.' })
  isExpired!: boolean;
}

@ObjectType({ description: 'A session that has begun.', simpleResolvers: true })
export class SignedIn {
  @Field(() => String, { description: 'Goes into the Authorization header as a bearer token.' })
  token!: string;

  @Field(() => User, { description: 'Who is signed in.' })
  user!: User;
}

@ObjectType({ description: 'Nothing but a text for whoever asked.', simpleResolvers: true })
export class Confirmation {
  @Field(() => String, { description: 'In Danish, for people.' })
  message!: string;
}
