import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { User } from './User.ts';

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => Customer, { nullable: true })
  customer(@Root() user: User, @Ctx() ctx: Context) {
    return user.customerId ? ctx.loaders.customer.load(user.customerId) : null;
  }
}
