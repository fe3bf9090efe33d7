import { z } from 'zod';
import { dateOf, formatLongDate, lastDayOfTerm } from '../../../domain/basics/dates.ts';
import { AGREEMENT_MONTHS, agreementTerms } from '../../../domain/sales/agreementPricing.ts';
import { threeYearExtras } from '../../public/terms/agreementBenefits.ts';
import { RadioCards } from '../../ui/Choice.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { StepFrame, type StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import { yearsText } from './agreementText.ts';
import { CheckedList } from './CheckedList.tsx';
import styles from './Purchase.module.css';
import type { PurchaseDraft } from './purchaseDraft.ts';

type Duration = PurchaseDraft['duration'];

interface DurationStepProps extends StepNavigation {
  duration: Duration;
  onChoose: (duration: Duration) => void;
  onNext: () => void;
}

const emptyForm = z.object({});

export function DurationStep({ duration, onChoose, onNext, ...stepProps }: DurationStepProps) {
  const form = useAppForm(emptyForm, {});
  const options = AGREEMENT_MONTHS.map((months) => ({
    value: String(months),
    title: yearsText(months),
    text: `Løber til og med ${formatLongDate(lastDayOfTerm(dateOf(), months))}`,
  }));
  return (
    <StepFrame
      {...stepProps}
      title="Aftaleperiode"
      text={`Aftalen kan opsiges med ${agreementTerms.noticeMonths} måneders skriftligt varsel til periodens udløb.`}
      form={form}
      onSubmit={onNext}
    >
      <RadioCards
        label="Hvor længe skal aftalen løbe?"
        options={options}
        name="duration"
        selected={String(duration)}
        onChange={(event) => onChoose(Number(event.target.value) as Duration)}
      />
      {duration === 36 && (
        <section className={styles.extras} aria-labelledby="three-year-extras">
          <h3 id="three-year-extras">Det får I oven i med 3 år</h3>
          <CheckedList items={threeYearExtras} />
        </section>
      )}
    </StepFrame>
  );
}
