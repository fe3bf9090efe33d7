import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { connectionOf, PageArgs } from '../../../platform/graphql/connection.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { acceptancePage, firstAcceptances, type AcceptanceRow } from './terms.reads.ts';
import { TermsAcceptance } from './TermsAcceptance.ts';

export const TermsAcceptanceConnection = connectionOf(TermsAcceptance, 'TermsAcceptance');

/** Whether the viewer may read the network addresses of people, and everything that the company has accepted. */
const seesAddresses = (ctx: Context, row: object) => ctx.readerOf(row) !== ctx || may(ctx.viewer, 'manageCompany');

@Resolver(() => TermsAcceptance)
export class TermsAcceptanceResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The network address from which the terms were accepted. Null for viewers who are not administrators of the ' +
      'company, and once the data of the person is erased.',
  })
  address(@Root() acceptance: AcceptanceRow, @Ctx() ctx: Context) {
    return seesAddresses(ctx, acceptance) ? acceptance.address : null;
  }
}

@Resolver(() => Customer)
export class CustomerTermsResolver {
  @FieldResolver(() => TermsAcceptanceConnection, {
    nullable: true,
    description:
      'The terms that the company has accepted, newest first. Null for viewers who are not administrators of the ' +
      'company.',
  })
  termsAcceptances(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return seesAddresses(ctx, customer) ? acceptancePage(ctx.readerOf(customer), customer.id, args) : null;
  }

  @FieldResolver(() => [TermsAcceptance], {
    nullable: true,
    description:
      'The first acceptance of each version of terms that the company has accepted, the newest version first. Null ' +
      'like `termsAcceptances`.',
  })
  acceptedTerms(@Root() customer: Customer, @Ctx() ctx: Context) {
    return seesAddresses(ctx, customer) ? firstAcceptances(ctx.readerOf(customer), customer.id) : null;
  }
}
