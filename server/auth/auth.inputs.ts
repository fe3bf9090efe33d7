import { Field, InputType, ObjectType } from 'type-graphql';
import { User } from '../users/User.ts';

@InputType()
export class LoginInput {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;
}

@InputType()
export class ForgotPasswordInput {
  @Field(() => String)
  email!: string;
}

@InputType()
export class ResetPasswordInput {
  @Field(() => String)
  token!: string;

  @Field(() => String)
  password!: string;
}

@ObjectType({ simpleResolvers: true })
export class SignedIn {
  @Field(() => String, { description: 'Goes into the Authorization header as a bearer token.' })
  token!: string;

  @Field(() => User)
  user!: User;
}

@ObjectType({ description: 'Nothing but a text for whoever asked.', simpleResolvers: true })
export class Confirmation {
  @Field(() => String)
  message!: string;
}
