import type { ReactNode } from 'react';
import { dateOf, lastDayOfTerm } from '../../../domain/basics/dates.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { Interval } from '../../../domain/basics/vocabulary.ts';
import { pricePerLicense } from '../../../domain/sales/agreementPricing.ts';
import { agreementCommitment } from '../../../domain/sales/commitment.ts';
import { agreementPurchase } from '../../../domain/sales/validation/serviceAgreements.ts';
import { ApprovalNotice } from '../../parts/paymentCard/ApprovalNotice.tsx';
import { SEND_FOR_APPROVAL, useApproval } from '../../parts/paymentCard/useApproval.ts';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { AcceptTerms } from '../../public/terms/AcceptTerms.tsx';
import { threeYearExtras } from '../../public/terms/agreementBenefits.ts';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { ReviewGroup } from '../../ui/wizard/ReviewGroup.tsx';
import { StepFrame, type StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import { PaymentMissing } from '../payments/PaymentMissing.tsx';
import { activeLicensesText, yearsText } from './agreementText.ts';
import { canPay, firstPaymentText, paymentMethodText } from './departmentPayment.ts';
import { PriceSummary } from './PriceSummary.tsx';
import type { PurchaseDraft } from './purchaseDraft.ts';
import { indexOfPurchaseStep, purchaseSteps, type PurchaseStep } from './purchaseSteps.ts';
import type { PurchaseDepartment } from './usePurchaseDepartments.ts';

const acceptanceSchema = agreementPurchase.pick({ acceptTerms: true });

interface PurchaseReviewStepProps extends StepNavigation {
  department: PurchaseDepartment;
  draft: PurchaseDraft;
  message: ReactNode;
  onChange: (step: number) => void;
  onAccept: (acceptTerms: boolean) => void;
  onFinish: () => Promise<void>;
}

/** Shows all choices with their price before the order is sent. */
export function PurchaseReviewStep({
  department,
  draft: { duration, paymentInterval, acceptTerms },
  onChange,
  onAccept,
  onFinish,
  ...frame
}: PurchaseReviewStepProps) {
  const form = useAppForm(acceptanceSchema, acceptTerms ? { acceptTerms } : {});
  const { isSubmitting } = form.formState;
  const prices = usePrices();
  const licenseCount = department.activeLicenseCount;
  const isPayable = canPay(department);
  const startDate = dateOf();
  const term = { startDate, endDate: lastDayOfTerm(startDate, duration), paymentInterval };
  const approval = useApproval()(agreementCommitment(prices, licenseCount, term));
  const groupProps = (slug: PurchaseStep) => {
    const index = indexOfPurchaseStep(slug);
    return { title: purchaseSteps[index]!.title, onChange: () => onChange(index) };
  };
  return (
    <StepFrame
      {...frame}
      title="Gennemse"
      text={isPayable ? firstPaymentText(department) : 'Intet er bestilt endnu.'}
      form={form}
      onSubmit={onFinish}
      submitLabel={approval ? SEND_FOR_APPROVAL : 'Bestil serviceaftale'}
      isPending={isSubmitting}
      isSubmitDisabled={!isPayable}
    >
      <ReviewGroup
        {...groupProps('afdeling')}
        facts={[
          ['Afdeling', department.name],
          ['Licenser', activeLicensesText(licenseCount)],
          ['Betalingsmetode', paymentMethodText(department)],
        ]}
      />
      <ReviewGroup
        {...groupProps('periode')}
        facts={[
          ['Periode', yearsText(duration)],
          ...(duration === 36 ? [['Oven i', `${threeYearExtras.length} ekstra ydelser`] as [string, string]] : []),
        ]}
      />
      <ReviewGroup
        {...groupProps('betaling')}
        facts={[
          [
            'Betaling',
            paymentInterval === 'YEARLY'
              ? `${Interval.YEARLY.label}, med ${prices.yearlyDiscountPercent} % rabat`
              : Interval.MONTHLY.label,
          ],
          ['Pris pr. licens', `${formatKroner(pricePerLicense(prices, licenseCount))} om måneden`],
        ]}
      />
      <PriceSummary licenseCount={licenseCount} interval={paymentInterval} isInFull />
      <ApprovalNotice approval={approval} />
      {!isPayable && <PaymentMissing department={department} />}
      <AcceptTerms
        document="SERVICE_AGREEMENT"
        {...form.field('acceptTerms')}
        {...form.register('acceptTerms', {
          onChange: (event: { target: HTMLInputElement }) => onAccept(event.target.checked),
        })}
      />
    </StepFrame>
  );
}
