import type { ReactNode } from 'react';
import { z } from 'zod';
import { formatKroner } from '../../../domain/basics/money.ts';
import { openAgreementText } from '../../../domain/sales/openAgreement.ts';
import { agreementPurchase } from '../../../domain/sales/validation/serviceAgreements.ts';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Checkbox, RadioCards } from '../../ui/Choice.tsx';
import { needsSearch, choiceFromName } from '../../ui/ChoiceField.tsx';
import { FormChoiceField } from '../../ui/form/FormChoiceField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { StepFrame, type StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import { PaymentMissing } from '../payments/PaymentMissing.tsx';
import { activeLicensesText } from './agreementText.ts';
import { canPay, paymentMethodText } from './departmentPayment.ts';
import styles from './Purchase.module.css';
import type { PurchaseDepartment, usePurchaseDepartments } from './usePurchaseDepartments.ts';

const QUESTION = 'Hvilken afdeling er aftalen til?';

/** `mustConfirm`: the department has an agreement, so the user must confirm that the new one is an additional one. */
const departmentChoiceSchema = (mustConfirm: boolean) =>
  z.object({
    departmentId: agreementPurchase.shape.departmentId,
    isAdditional: z
      .boolean()
      .refine(
        (isAdditional) => isAdditional || !mustConfirm,
        'Sæt et hak, hvis afdelingen skal have en serviceaftale mere.',
      ),
  });

interface PurchaseDepartmentStepProps extends StepNavigation {
  message: ReactNode;
  choices: ReturnType<typeof usePurchaseDepartments>;
  chosen: PurchaseDepartment | undefined;
  isAdditional: boolean;
  onChoose: (departmentId: string) => void;
  onConfirm: (isAdditional: boolean) => void;
  onNext: () => void;
}

export function PurchaseDepartmentStep({
  choices: { departments, more },
  chosen,
  isAdditional,
  message,
  onChoose,
  onConfirm,
  onNext,
  ...stepProps
}: PurchaseDepartmentStepProps) {
  const firstTier = usePrices().licenseTiers[0]!;
  const existingAgreement = chosen?.openServiceAgreement;
  const form = useAppForm(departmentChoiceSchema(Boolean(existingAgreement)), {
    departmentId: chosen?.id ?? '',
    isAdditional,
  });
  const choose = (departmentId: string) => {
    // A confirmation of an additional agreement applies only to the department that was chosen before.
    form.resetField('isAdditional', { defaultValue: false });
    onChoose(departmentId);
  };
  return (
    <StepFrame
      {...stepProps}
      title="Afdeling"
      text="Aftalen gælder for én afdeling og alle dens installationer."
      form={form}
      onSubmit={onNext}
      message={message}
    >
      {needsSearch(departments, more) ? (
        <FormChoiceField
          form={form}
          name="departmentId"
          label={QUESTION}
          empty="Vælg afdeling"
          hint={chosen && <LicensesAndPayment department={chosen} />}
          choices={departments.map(choiceFromName)}
          more={more}
          onChosen={choose}
        />
      ) : (
        <RadioCards
          label={QUESTION}
          options={departments.map((department) => ({
            value: department.id,
            title: department.name,
            text: <LicensesAndPayment department={department} />,
          }))}
          {...form.field('departmentId')}
          {...form.register('departmentId', {
            onChange: (event: { target: HTMLInputElement }) => choose(event.target.value),
          })}
        />
      )}
      {chosen && !canPay(chosen) && <PaymentMissing department={chosen} />}
      {existingAgreement && (
        <>
          <Banner tone="amber" role="status">
            {chosen.name} har allerede {openAgreementText(existingAgreement)}.
          </Banner>
          <Checkbox
            {...form.field('isAdditional')}
            {...form.register('isAdditional', {
              onChange: (event: { target: HTMLInputElement }) => onConfirm(event.target.checked),
            })}
          >
            Bestil en serviceaftale mere til {chosen.name}
          </Checkbox>
        </>
      )}
      {chosen?.activeLicenseCount === 0 && (
        <Banner tone="blue">
          {chosen.name} har ingen aktive licenser endnu, så aftalen koster ikke noget endnu. Nye licenser betales fra
          dagen efter: {formatKroner(firstTier.price)} om måneden pr. licens for op til {firstTier.upTo} licenser, og
          mindre for flere.
        </Banner>
      )}
    </StepFrame>
  );
}

const LicensesAndPayment = ({ department }: { department: PurchaseDepartment }) => (
  <>
    <span className={styles.line}>{activeLicensesText(department.activeLicenseCount)}</span>
    {paymentMethodText(department)}
  </>
);
