import { formatKroner } from '../../../domain/basics/money.ts';
import { MAX_HOURS, MIN_HOURS } from '../../../domain/money/clipCardPricing.ts';
import type { Prices } from '../../../domain/money/prices.ts';
import type { BuyDepartment } from '../../parts/paymentCard/useBuyDepartments.ts';
import { OwnPrice } from '../../parts/prices/OwnPrice.tsx';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { AcceptTerms } from '../../public/terms/AcceptTerms.tsx';
import type { MoreChoices } from '../../ui/choices.ts';
import { FormSlider } from '../../ui/form/FormNumberField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { PayingDepartment } from '../payments/PayingDepartment.tsx';
import { isPriced } from './buyText.ts';
import { CheaperHours } from './CheaperHours.tsx';
import { ClipCardPrice } from './ClipCardPrice.tsx';
import styles from './ClipCards.module.css';
import type { Purchase } from './useClipCardPurchase.ts';

interface BuyFieldsProps {
  form: AppForm<Purchase>;
  values: Purchase;
  departments: BuyDepartment[];
  moreDepartments: MoreChoices;
  department: BuyDepartment | undefined;
  /**
   * True after an attempt with an unknown outcome. Only the same purchase may be sent again, so no field may change.
   */
  isLocked: boolean;
}

export function BuyFields({
  form,
  values: { hours },
  departments,
  moreDepartments,
  department,
  isLocked,
}: BuyFieldsProps) {
  const prices = usePrices();
  const nextDiscount = prices.volumeDiscounts.find(({ fromHours }) => fromHours > hours);
  return (
    <>
      {isLocked && (
        <p>Vi ved ikke, om købet nåede frem. Prøv igen med det samme køb: Det bliver kun købt og betalt én gang.</p>
      )}
      <OwnPrice item="HOURLY_RATE" unit="pr. time" priceIn={({ hourlyRate }) => hourlyRate} />
      <p className={styles.intro}>
        {formatKroner(prices.hourlyRate)} pr. time ekskl. moms. Jo flere timer, jo lavere timepris.
      </p>
      <PayingDepartment
        form={form}
        name="departmentId"
        departments={departments}
        moreDepartments={moreDepartments}
        department={department}
        disabled={isLocked}
      />
      <FormSlider
        form={form}
        name="hours"
        label="Antal timer"
        min={MIN_HOURS}
        max={MAX_HOURS}
        steps={discountSteps(prices)}
        disabled={isLocked}
      />
      {nextDiscount && (
        <p className={styles.hint}>
          Fra {nextDiscount.fromHours} timer stiger rabatten til {nextDiscount.percent} %.
        </p>
      )}
      {isPriced(hours) && !isLocked && (
        <CheaperHours hours={hours} onChoose={(more) => form.setValue('hours', more, { shouldDirty: true })} />
      )}
      {isPriced(hours) && <ClipCardPrice hours={hours} isByCard={department?.paymentMethod === 'CREDIT_CARD'} />}
      <AcceptTerms document="CLIP_CARD" {...form.field('acceptTerms')} />
    </>
  );
}

const discountSteps = ({ volumeDiscounts }: Prices) =>
  volumeDiscounts.map(({ fromHours, percent }, index) => ({
    from: fromHours,
    title: `${percent} %`,
    text: `${fromHours}–${(volumeDiscounts[index + 1]?.fromHours ?? MAX_HOURS + 1) - 1}`,
  }));
