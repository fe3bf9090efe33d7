import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Customer } from '../customers/Customer.ts';
import { Department } from './Department.ts';

@ObjectType({ description: 'The payment card, as far as it may be shown.', simpleResolvers: true })
export class CardInfo {
  @Field(() => String)
  brand!: string;

  @Field(() => String)
  last4!: string;

  @Field(() => Int)
  expMonth!: number;

  @Field(() => Int)
  expYear!: number;
}

@Resolver(() => Department)
export class DepartmentResolver {
  @FieldResolver(() => Customer)
  customer(@Root() department: Department, @Ctx() ctx: Context) {
    return ctx.loaders.customer.load(department.customerId);
  }

  @FieldResolver(() => CardInfo, { nullable: true })
  cardInfo(@Root() { cardBrand, cardLast4, cardExpMonth, cardExpYear }: Department): CardInfo | null {
    if (!cardBrand || !cardLast4 || !cardExpMonth || !cardExpYear) return null;
    return { brand: cardBrand, last4: cardLast4, expMonth: cardExpMonth, expYear: cardExpYear };
  }
}
