import { Field, InputType, ObjectType } from 'type-graphql';
import { User } from '../users/User.ts';

@InputType({ description: 'Who signs in.' })
export class LoginInput {
  @Field(() => String, { description: 'Upper and lower case are the same.' })
  email!: string;

  @Field(() => String, { description: 'Wrong too often, it is answered RATE_LIMITED for a while.' })
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
