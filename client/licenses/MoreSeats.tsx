import type { ComponentProps } from 'react';
import { formatLicenseCount, formatCount } from '../../domain/formatCount.ts';
import type { LicenseTerm } from '../../domain/licensePricing.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import { paymentText } from '../payments/paymentText.ts';
import { Banner } from '../ui/Banner.tsx';
import { OrderPrice } from './OrderPrice.tsx';
import { PaymentMissing } from './OrderWarnings.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';

interface MoreSeatsProps {
  additionalSeats: number;
  currentSeats: number;
  /** The plan of the licence. */
  type: string;
  installation: {
    readonly licenseType: string;
    readonly department: Parameters<typeof paymentText>[0] & { readonly name: string };
  };
  contractTerm: number;
  license: LicenseTerm;
  termsField: ComponentProps<typeof TermsCheckbox>;
}

/** Explains what the order of more seats means and asks to accept the terms, or says why seats cannot be ordered. */
export function MoreSeats({
  additionalSeats,
  currentSeats,
  type,
  installation,
  contractTerm,
  license,
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
  if (!payment) return <PaymentMissing name={installation.department.name} />;
  return (
    <>
      <Banner tone="blue" role="status">
        Du bestiller {formatLicenseCount(additionalSeats)} oven i de {formatCount(currentSeats)}. Bestillingen bliver
        til en licensanmodning, som vi behandler; når den er fuldført, har I&nbsp;
        {formatCount(currentSeats + additionalSeats)}. {payment}.
      </Banner>
      <OrderPrice plan={type as Plan} seats={additionalSeats} contractTerm={contractTerm} license={license} />
      <TermsCheckbox {...termsField} />
    </>
  );
}
