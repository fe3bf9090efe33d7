import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { findCompany } from './companyRegister.service.ts';

@ObjectType({
  description: 'A company as the Danish company register (CVR) has it, whether or not it uses the portal.',
  simpleResolvers: true,
})
export class RegisteredCompany {
  @Field(() => String) vatNumber!: string;
  @Field(() => String, { description: 'As the company is registered, at most 200 characters.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Street and house number. Null when the register has none.' })
  street!: string | null;
  @Field(() => String, { nullable: true }) zip!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true }) phoneNumber!: string | null;
  @Field(() => Boolean, { description: 'Whether the company has ceased to exist.' }) isCeased!: boolean;
  @Field(() => CalendarDate, {
    nullable: true,
    description: "The company's last day. Null for an active company, and when the register's date cannot be read.",
  })
  ceasedOn!: string | null;
}

@Resolver()
export class CompanyRegisterResolver {
  @Access('public')
  @Query(() => RegisteredCompany, {
    nullable: true,
    description:
      'A company from the Danish company register. Null when the register has no company with the number, or the ' +
      'number does not have eight digits. Refused with NOT_CONFIGURED when the portal has no access to the register, ' +
      'with PROVIDER_UNAVAILABLE when the register does not answer, and with RATE_LIMITED after too many calls.',
  })
  companyByVatNumber(
    @Ctx() ctx: Context,
    @Arg('vatNumber', () => String, { description: 'The number. Spaces, dots and a leading DK are ignored.' })
    vatNumber: string,
  ) {
    return findCompany(ctx, vatNumber);
  }
}
