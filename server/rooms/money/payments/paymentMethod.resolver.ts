import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { PaymentMethod } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { PaymentMethodEnum } from '../../companies/customers/billing.enums.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { DepartmentChange } from '../../companies/departments/department.types.ts';
import { attachCard, createCardSetup, setDefaultPaymentMethod, setPaymentMethod } from './paymentMethod.service.ts';
import { CardSetup } from './paymentMethod.types.ts';

/** How departments pay. */
@Resolver()
export class PaymentMethodResolver {
  @Access('changePayment')
  @Mutation(() => DepartmentChange, {
    description: 'Chooses how a department pays its future ledger entries. Existing entries keep their payment method.',
  })
  setPaymentMethod(
    @Ctx() ctx: Context,
    @Arg('departmentId', () => ID) departmentId: string,
    @Arg('method', () => PaymentMethodEnum, { description: 'CREDIT_CARD requires an attached card.' })
    method: PaymentMethod,
  ) {
    return setPaymentMethod(ctx, departmentId, method);
  }

  @Access('changePayment')
  @Mutation(() => CardSetup, { description: 'Starts the collection of a payment card for a department.' })
  createCardSetup(@Ctx() ctx: Context, @Arg('departmentId', () => ID) departmentId: string) {
    return createCardSetup(ctx, departmentId);
  }

  @Access('changePayment')
  @Mutation(() => DepartmentChange, {
    description:
      'Attaches a card and makes it the payment method of the department. Refused with BAD_USER_INPUT when the card ' +
      'was not confirmed for this department.',
  })
  attachCard(
    @Ctx() ctx: Context,
    @Arg('departmentId', () => ID) departmentId: string,
    @Arg('paymentMethodId', () => String, { description: "Stripe's id of the card." }) paymentMethodId: string,
  ) {
    return attachCard(ctx, departmentId, paymentMethodId);
  }

  @Access('changePayment')
  @Mutation(() => Customer, {
    description:
      'Sets the payment method of departments that are created from now on. Existing departments keep theirs. ' +
      'Refused with BAD_USER_INPUT for CREDIT_CARD, because a card belongs to one department.',
  })
  setDefaultPaymentMethod(
    @Ctx() ctx: Context,
    @Arg('method', () => PaymentMethodEnum, { description: 'INVOICE.' }) method: PaymentMethod,
  ) {
    return setDefaultPaymentMethod(ctx, method);
  }

  @Access('changePayment')
  @Mutation(() => Customer, { description: 'Lets each new department choose its own payment method again.' })
  removeDefaultPaymentMethod(@Ctx() ctx: Context) {
    return setDefaultPaymentMethod(ctx, null);
  }
}
