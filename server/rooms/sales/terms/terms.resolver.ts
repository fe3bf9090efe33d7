import { Args, Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { connectionOf, PageArgs } from '../../../platform/graphql/connection.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { PurchaseApproval } from '../approvals/PurchaseApproval.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { License } from '../licenses/License.ts';
import { LicenseRequest } from '../licenses/LicenseRequest.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { acceptanceLoader, acceptancePage, type AcceptanceRow } from './terms.reads.ts';
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
}

/** Declares the field of a type of goods or orders with the terms that were accepted for it. */
function acceptanceOf(type: ClassType<{ id: string }>, description: string) {
  @Resolver(() => type)
  class AcceptanceResolver {
    @FieldResolver(() => TermsAcceptance, { nullable: true, description })
    async termsAcceptance(@Root() row: { id: string }, @Ctx() ctx: Context) {
      return (await acceptanceLoader.of(ctx.readerOf(row)).load(row.id))?.acceptance ?? null;
    }
  }
  return AcceptanceResolver;
}

const UNKNOWN = 'Null when an admin created it, and for orders from before acceptances were stored.';

export const acceptanceResolvers = [
  acceptanceOf(ClipCard, `The terms that the buyer accepted. ${UNKNOWN}`),
  acceptanceOf(ServiceAgreement, `The terms that the company accepted last, with the order or a renewal. ${UNKNOWN}`),
  acceptanceOf(License, 'The terms that the company accepted with the last renewal. Null if it renewed none.'),
  acceptanceOf(LicenseRequest, `The terms that the buyer accepted. ${UNKNOWN}`),
  acceptanceOf(PurchaseApproval, `The terms that the buyer accepted. ${UNKNOWN}`),
];
