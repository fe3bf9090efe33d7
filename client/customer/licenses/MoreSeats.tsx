import type { ComponentProps } from 'react';
import { formatLicenseCount, formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { ApprovalNotice } from '../../parts/paymentCard/ApprovalNotice.tsx';
import type { RequiredApproval } from '../../parts/paymentCard/useApproval.ts';
import { AcceptTerms } from '../../public/terms/AcceptTerms.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { PaymentMissing } from '../payments/PaymentMissing.tsx';
import { paymentText } from '../payments/paymentText.ts';
import { OrderPrice, type OrderPriceProps } from './OrderPrice.tsx';

interface MoreSeatsProps {
  additionalSeats: number;
  currentSeats: number;
  /** Seats that are ordered already. */
  orderedSeats: number;
  /** The plan of the licence. */
  type: string;
  installation: {
    readonly licenseType: string;
    readonly department: Parameters<typeof paymentText>[0] & { readonly id: string; readonly name: string };
  };
  order: OrderPriceProps;
  approval: RequiredApproval | undefined;
  termsField: Omit<ComponentProps<typeof AcceptTerms>, 'document'>;
}

/** Explains what the order of more seats means and asks to accept the terms, or says why seats cannot be ordered. */
export function MoreSeats({
  additionalSeats,
  currentSeats,
  orderedSeats,
  type,
  installation,
  order,
  approval,
  termsField,
}: MoreSeatsProps) {
  // An order gets the plan that the installation has now. If that differs from the licence's plan, the order would
  // create a new licence instead of adding seats to this one.
  if (type !== installation.licenseType) {
    return (
      <Banner tone="amber" role="status">
        Installationen står nu til {labelOf(Plan, installation.licenseType)}. Bestil flere som den type med »Bestil
        licens«.
      </Banner>
    );
  }
  const payment = paymentText(installation.department);
  if (!payment) return <PaymentMissing department={installation.department} />;
  return (
    <>
      <Banner tone="blue" role="status">
        Du bestiller {formatLicenseCount(additionalSeats)} oven i de {formatCount(currentSeats)}
        {orderedSeats > 0 && ` og de ${formatCount(orderedSeats)} på vej`}. Bestillingen bliver til en licensanmodning,
        som vi behandler; når den er fuldført, har I&nbsp;
        {formatCount(currentSeats + orderedSeats + additionalSeats)}. {payment}.
      </Banner>
      <OrderPrice {...order} />
      <ApprovalNotice approval={approval} />
      <AcceptTerms document="LICENSE" {...termsField} />
    </>
  );
}
