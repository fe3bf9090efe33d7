import { useWatch } from 'react-hook-form';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { formatHourCount } from '../../../domain/basics/formatCount.ts';
import { DEFAULT_HOURS, MAX_HOURS, MIN_HOURS } from '../../../domain/money/clipCardPricing.ts';
import { DEFAULT_THRESHOLD_HOURS, MAX_THRESHOLD_HOURS } from '../../../domain/sales/topUps.ts';
import { topUpForm } from '../../../domain/sales/validation/topUps.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import type { BuyDepartment } from '../../parts/paymentCard/useBuyDepartments.ts';
import { refreshChangedPrices } from '../../parts/prices/CompanyPrices.tsx';
import { OwnPrice } from '../../parts/prices/OwnPrice.tsx';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { AcceptTerms, useTermsVersion } from '../../public/terms/AcceptTerms.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { PaymentMissing } from '../payments/PaymentMissing.tsx';
import { paymentText } from '../payments/paymentText.ts';
import { isPriced } from './buyText.ts';
import { CheaperHours } from './CheaperHours.tsx';
import { ClipCardPrice } from './ClipCardPrice.tsx';
import styles from './TopUp.module.css';
import { continueLabel, pauseText, type ShownTopUp } from './topUpText.ts';
import type { TopUpDialogMutation } from '#relay/TopUpDialogMutation.graphql';

type TopUpValues = z.infer<typeof topUpForm>;

interface TopUpDialogProps {
  department: BuyDepartment;
  hoursLeft: number;
  /** Null or undefined when nothing is bought automatically yet. */
  topUp: ShownTopUp | null | undefined;
  onClose: () => void;
}

const mutation = graphql`
  mutation TopUpDialogMutation($input: SetUpTopUpInput!) {
    setUpClipCardTopUp(input: $input) {
      ...TopUpRow_department
    }
  }
`;

/** Sets up the automatic purchase of a department, changes it, or continues it after a pause. */
export function TopUpDialog({ department, hoursLeft, topUp, onClose }: TopUpDialogProps) {
  const prices = usePrices();
  const termsVersion = useTermsVersion('CLIP_CARD');
  const form = useAppForm<TopUpValues>(topUpForm, {
    departmentId: department.id,
    hours: topUp?.hours ?? DEFAULT_HOURS,
    thresholdHours: topUp?.thresholdHours ?? DEFAULT_THRESHOLD_HOURS,
  });
  const { hours, thresholdHours } = useWatch({ control: form.control }) as TopUpValues;
  const [setUp] = useAction<TopUpDialogMutation>(mutation);
  const send = async (values: TopUpValues) => {
    try {
      await setUp({ input: { ...values, priceListId: prices.id, termsVersion } });
    } catch (error) {
      await refreshChangedPrices(error);
      throw error;
    }
  };
  const payment = paymentText(department);
  const isPaused = topUp?.state === 'PAUSED';
  return (
    <SendDialog
      title={`Automatisk køb for ${department.name}`}
      form={form}
      submitLabel={isPaused ? continueLabel(prices, topUp) : topUp ? 'Gem' : 'Slå til'}
      isSubmitDisabled={!payment}
      send={send}
      done="Automatisk køb er slået til"
      failure="Kunne ikke slå automatisk køb til"
      onClose={onClose}
    >
      {isPaused && <Banner tone="amber">{pauseText(prices, topUp)}.</Banner>}
      <OwnPrice item="HOURLY_RATE" unit="pr. time" priceIn={({ hourlyRate }) => hourlyRate} />
      <FormNumberField form={form} name="hours" label="Antal timer" min={MIN_HOURS} max={MAX_HOURS} hint={payment} />
      <FormNumberField
        form={form}
        name="thresholdHours"
        label="Køb, når der er så mange timer tilbage"
        min={0}
        max={MAX_THRESHOLD_HOURS}
        hint={`${department.name} har ${formatHourCount(hoursLeft)} tilbage nu.`}
      />
      {!payment && <PaymentMissing department={department} />}
      {hoursLeft <= thresholdHours && (
        <Banner tone="blue" role="status">
          Der er ikke flere timer tilbage end grænsen, så der købes med det samme.
        </Banner>
      )}
      {isPriced(hours) && (
        <>
          <CheaperHours hours={hours} onChoose={(more) => form.setValue('hours', more, { shouldDirty: true })} />
          <ClipCardPrice hours={hours} isByCard={department.paymentMethod === 'CREDIT_CARD'} />
        </>
      )}
      <ul className={styles.facts}>
        <li>Der købes højst én gang om ugen, og I får en mail hver gang.</li>
        <li>Er prisen over jeres grænse, skal købet først godkendes hos jer.</li>
        <li>Ændres prisen eller betingelserne, købes der ikke, før I har sagt ja igen.</li>
        <li>Betingelserne gælder for hvert køb. I kan slå det fra når som helst.</li>
      </ul>
      <AcceptTerms document="CLIP_CARD" {...form.field('acceptTerms')} />
    </SendDialog>
  );
}
