import { licenseSteps } from '../../domain/agreementPricing.ts';
import { formatKroner, ore } from '../../domain/money.ts';
import { agreementPurchase } from '../../domain/validation/serviceAgreements.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { RadioCards } from '../ui/Choice.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { StepFrame, type StepWay } from '../ui/wizard/StepFrame.tsx';
import { activeLicensesText } from './agreementText.ts';
import { paymentText } from './departmentPayment.ts';
import styles from './Purchase.module.css';
import type { PurchaseDepartment, usePurchaseDepartments } from './usePurchaseDepartments.ts';

const departmentChoice = agreementPurchase.pick({ departmentId: true });

interface DepartmentStepProps extends StepWay {
  choices: ReturnType<typeof usePurchaseDepartments>;
  chosen: PurchaseDepartment | undefined;
  onChoose: (departmentId: string) => void;
  onNext: () => void;
}

export function DepartmentStep({ choices: { departments, hasNext, isLoadingNext, loadMore }, chosen, onChoose, onNext, ...way }: DepartmentStepProps) {
  const form = useAppForm(departmentChoice, { departmentId: chosen?.id ?? '' });
  const options = departments.map((department) => ({
    value: department.id, title: department.name,
    text: <><span className={styles.line}>{activeLicensesText(department.activeLicenseCount)}</span>{paymentText(department)}</>,
  }));
  return (
    <StepFrame {...way} title="Afdeling" text="Aftalen gælder for én afdeling og alle dens installationer." form={form} onSubmit={onNext}>
      <RadioCards
        label="Hvilken afdeling er aftalen til?" options={options} {...form.field('departmentId')}
        {...form.register('departmentId', { onChange: (event: { target: HTMLInputElement }) => onChoose(event.target.value) })}
      />
      {hasNext && <div><Button size="small" isPending={isLoadingNext} onPress={loadMore}>Vis flere afdelinger</Button></div>}
      {chosen?.activeLicenseCount === 0 && (
        <Banner tone="blue">
          {chosen.name} har ingen aktive licenser endnu, så den første periode koster ikke noget. Prisen følger antallet, når en ny periode
          begynder: {formatKroner(ore(licenseSteps[0].kroner))} om måneden pr. licens for op til {licenseSteps[0].upTo} licenser, og mindre for flere.
        </Banner>
      )}
    </StepFrame>
  );
}
