import type { ComponentProps } from 'react';
import { formatLicenseCount, formatCount } from '../../domain/formatCount.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import { paymentText } from '../payments/paymentText.ts';
import { Banner } from '../ui/Banner.tsx';
import { PaymentMissing } from './OrderWarnings.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';

interface MoreSeatsProps {
  more: number;
  current: number;
  type: string;
  installation: {
    readonly licenseType: string;
    readonly department: Parameters<typeof paymentText>[0] & { readonly name: string };
  };
  termsField: ComponentProps<typeof TermsCheckbox>;
}

export function MoreSeats({ more, current, type, installation, termsField }: MoreSeatsProps) {
  // An order gets the plan that the installation has now, so with another plan it would create a new licence instead of
  // adding seats to this one.
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
        Du bestiller {formatLicenseCount(more)} oven i de {formatCount(current)}. Bestillingen bliver til en
        licensanmodning, som vi behandler; når den er fuldført, har I&nbsp;{formatCount(current + more)}. {payment}.
      </Banner>
      <TermsCheckbox {...termsField} />
    </>
  );
}
