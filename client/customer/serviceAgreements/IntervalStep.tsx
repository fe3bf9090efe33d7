import { z } from 'zod';
import { formatLicenseCount } from '../../../domain/basics/formatCount.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { Interval } from '../../../domain/basics/vocabulary.ts';
import { cheaperLicenses, monthlyPrice, yearlyPrice } from '../../../domain/sales/agreementPricing.ts';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { Banner } from '../../ui/Banner.tsx';
import { RadioCards } from '../../ui/Choice.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { StepFrame, type StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import styles from './Purchase.module.css';

interface IntervalStepProps extends StepNavigation {
  licenseCount: number;
  interval: Interval;
  onChoose: (interval: Interval) => void;
  onNext: () => void;
}

const emptyForm = z.object({});

export function IntervalStep({ licenseCount, interval, onChoose, onNext, ...stepProps }: IntervalStepProps) {
  const form = useAppForm(emptyForm, {});
  const prices = usePrices();
  const { undiscounted, net } = yearlyPrice(prices, licenseCount);
  const cheaper = cheaperLicenses(prices, licenseCount);
  const options = [
    {
      value: 'MONTHLY',
      title: Interval.MONTHLY.label,
      text: <span className="num">{formatKroner(monthlyPrice(prices, licenseCount))} om måneden</span>,
    },
    {
      value: 'YEARLY',
      title: `${Interval.YEARLY.label}, spar ${prices.yearlyDiscountPercent} %`,
      text: (
        <>
          <s className={styles.line}>
            <span className="visually-hidden">Før rabat </span>
            {formatKroner(undiscounted)}
          </s>
          <span className="num">{formatKroner(net)} om året</span>
        </>
      ),
    },
  ];
  return (
    <StepFrame
      {...stepProps}
      title="Betaling"
      text="Aftalen betales forud. Priser er ekskl. moms og følger antallet af licenser. Nye licenser betales pr. dag."
      form={form}
      onSubmit={onNext}
    >
      <RadioCards
        label="Hvor tit vil I betale?"
        options={options}
        name="paymentInterval"
        selected={interval}
        onChange={(event) => onChoose(event.target.value as Interval)}
      />
      <PriceSummary licenseCount={licenseCount} interval={interval} />
      {cheaper !== undefined && (
        <Banner tone="blue" role="status">
          Fra {formatLicenseCount(cheaper)} koster aftalen {formatKroner(monthlyPrice(prices, cheaper))} om måneden, som
          er mindre end nu.
        </Banner>
      )}
    </StepFrame>
  );
}
