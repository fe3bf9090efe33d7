import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { SetupPart } from '../../../../domain/companies/setupParts.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { contactLoader } from '../team/team.reads.ts';
import { TeamMember } from '../team/TeamMember.ts';
import { companyPage, companySorts, contactCompanyPage, type CompanySort } from './companySearch.reads.ts';
import { companyById, customerLoader, newCompanies } from './customer.reads.ts';
import { vatNumberHint } from './customer.service.ts';
import { Customer } from './Customer.ts';
import { CustomerConnection, SetupPartEnum, VatNumberHint } from './customer.types.ts';

@Resolver(() => Customer)
export class CustomerResolver {
  @FieldResolver(() => String, { description: 'The same as `billingEmail`.' })
  email(@Root() customer: Customer) {
    return customer.billingEmail;
  }

  @FieldResolver(() => TeamMember, {
    nullable: true,
    description: 'The team member of the reseller whom the company may contact. Null when none is chosen.',
  })
  pointOfContact(@Root() customer: Customer, @Ctx() ctx: Context) {
    return customer.pointOfContactId ? contactLoader.of(ctx.readerOf(customer)).load(customer.pointOfContactId) : null;
  }

  @Access('public')
  @Query(() => VatNumberHint, {
    nullable: true,
    description:
      'A hint when a company has registered with a CVR number. Null when no other company has the number, or the ' +
      'number is invalid. Refused with RATE_LIMITED after too many calls.',
  })
  vatNumberHint(
    @Ctx() ctx: Context,
    @Arg('vatNumber', () => String, { description: 'The number. Spaces, dots and a leading DK are ignored.' })
    vatNumber: string,
  ) {
    return vatNumberHint(ctx, vatNumber);
  }

  @Access('viewer')
  @Subscription(() => Customer, {
    description: "Publishes the viewer's company when it changes.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'company.changed', companyById),
  })
  companyChanged(@Root() customer: Customer) {
    return customer;
  }
}

@Resolver(() => Admin)
export class AdminCustomersResolver {
  @Access('workInBackOffice')
  @FieldResolver(() => CustomerConnection, {
    description: 'All companies. The search matches name, contact person, billing e-mail and CVR number.',
  })
  companies(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('sort', () => companySorts, { nullable: true, description: 'Order of the list. By name when left out.' })
    sort?: CompanySort | null,
    @Arg('ids', () => [ID], {
      nullable: true,
      description: 'Only companies with these ids. All companies when left out.',
    })
    ids?: string[] | null,
    @Arg('missing', () => SetupPartEnum, {
      nullable: true,
      description: 'Only companies whose setup misses this part. All companies when left out.',
    })
    missing?: SetupPart | null,
  ) {
    return companyPage(ctx, { search, ids, sort, missing }, args);
  }

  @Access('workInBackOffice')
  @FieldResolver(() => CustomerConnection, {
    description: 'The companies whose point of contact is a team member, by name.',
  })
  companiesOfContact(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('contactId', () => ID, { description: 'The team member.' }) contactId: string,
  ) {
    return contactCompanyPage(ctx.admin, contactId, args);
  }

  @Access('workInBackOffice')
  @FieldResolver(() => Customer, {
    nullable: true,
    description: 'Any company. Null when there is none with the id.',
  })
  customer(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return customerLoader.of(ctx.admin).load(id);
  }

  @Access('sell')
  @FieldResolver(() => Int, { description: 'Number of companies without a point of contact.' })
  newCompanies(@Ctx() ctx: Context) {
    return newCompanies(ctx.admin);
  }
}
