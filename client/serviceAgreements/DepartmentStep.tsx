import { licenseSteps } from '../../domain/agreementPricing.ts';
import { formatKroner, ore } from '../../domain/money.ts';
import { agreementPurchase } from '../../domain/validation/serviceAgreements.ts';
import { Banner } from '../ui/Banner.tsx';
import { RadioCards } from '../ui/Choice.tsx';
import { isMany, named } from '../ui/ChoiceField.tsx';
import { FormChoiceField } from '../ui/form/FormChoiceField.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { StepFrame, type StepWay } from '../ui/wizard/StepFrame.tsx';
import { activeLicensesText } from './agreementText.ts';
import { methodText } from './departmentPayment.ts';
import styles from './Purchase.module.css';
import type { PurchaseDepartment, usePurchaseDepartments } from './usePurchaseDepartments.ts';

const QUESTION = 'Hvilken afdeling er aftalen til?';

const departmentChoice = agreementPurchase.pick({ departmentId: true });

interface DepartmentStepProps extends StepWay {
  choices: ReturnType<typeof usePurchaseDepartments>;
  chosen: PurchaseDepartment | undefined;
  onChoose: (departmentId: string) => void;
  onNext: () => void;
}

export function DepartmentStep({ choices: { departments, more }, chosen, onChoose, onNext, ...way }: DepartmentStepProps) {
  const form = useAppForm(departmentChoice, { departmentId: chosen?.id ?? '' });
  return (
    <StepFrame {...way} title="Afdeling" text="Aftalen gælder for én afdeling og alle dens installationer." form={form} onSubmit={onNext}>
      {isMany(departments, more) ? (
        <FormChoiceField
          form={form} name="departmentId" label={QUESTION} empty="Vælg afdeling" hint={chosen && <Payment of={chosen} />}
          choices={departments.map(named)} more={more} onChosen={onChoose}
        />
      ) : (
        <RadioCards
          label={QUESTION} options={departments.map((department) => ({ value: department.id, title: department.name, text: <Payment of={department} /> }))}
          {...form.field('departmentId')}
          {...form.register('departmentId', { onChange: (event: { target: HTMLInputElement }) => onChoose(event.target.value) })}
        />
      )}
      {chosen?.activeLicenseCount === 0 && (
        <Banner tone="blue">
          {chosen.name} har ingen aktive licenser endnu, så den første periode koster ikke noget. Prisen følger antallet, når en ny periode
          begynder: {formatKroner(ore(licenseSteps[0].kroner))} om måneden pr. licens for op til {licenseSteps[0].upTo} licenser, og mindre for flere.
        </Banner>
      )}
    </StepFrame>
  );
}

const Payment = ({ of: department }: { of: PurchaseDepartment }) => (
  <><span className={styles.line}>{activeLicensesText(department.activeLicenseCount)}</span>{methodText(department)}</>
);
