import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { savedClipCardText } from '../../../domain/backOffice/consequences.ts';
import { formatKroner } from '../../../domain/basics/money.ts';
import { ClipCardStatus } from '../../../domain/basics/vocabulary.ts';
import {
  clipCardPrice,
  MAX_DISCOUNT_PERCENT,
  MAX_HOURS,
  MIN_HOURS,
  volumeDiscountPercent,
} from '../../../domain/money/clipCardPricing.ts';
import type { Prices } from '../../../domain/money/prices.ts';
import { hoursNumber, hoursWord } from '../../../domain/sales/clipCardText.ts';
import { hoursAbove } from '../../../domain/sales/typedHours.ts';
import type { clipCardForm } from '../../../domain/sales/validation/clipCards.ts';
import { isPriced } from '../../customer/clipCards/buyText.ts';
import { FormHoursField } from '../../parts/fields/FormHoursField.tsx';
import styles from '../../parts/lists/cells.module.css';
import { useCompanyPrices } from '../../parts/prices/CompanyPrices.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextField } from '../../ui/TextField.tsx';
import { BuyerFields, type StoredBuyer } from '../BuyerFields.tsx';
import type { ClipCardFields_customer$key } from '#relay/ClipCardFields_customer.graphql';

export type ClipCardValues = z.input<typeof clipCardForm>;

interface ClipCardFieldsProps {
  form: AppForm<ClipCardValues>;
  customer: ClipCardFields_customer$key;
  storedBuyer?: StoredBuyer;
  /** The values at the sale; undefined for a new card. The price stays until the hours or the discount change. */
  sold?: Sold;
}

interface Sold {
  hours: number;
  discount: number;
  price: number;
}

const customerFragment = graphql`
  fragment ClipCardFields_customer on Customer {
    ...BuyerFields_customer
    ...CompanyPrices_prices
  }
`;

export function ClipCardFields({ form, customer, storedBuyer, sold }: ClipCardFieldsProps) {
  const company = useFragment(customerFragment, customer);
  const { hours, hoursUsed, discount, status } = useWatch({ control: form.control }) as ClipCardValues;
  const prices = useCompanyPrices(company);
  useVolumeDiscount(form, hours, prices);
  const price = priceOf(prices, hours, discount, sold);
  const above = hoursAbove(hoursUsed, hours);
  return (
    <>
      <BuyerFields
        form={form}
        departmentField="departmentId"
        buyerField="userId"
        customer={company}
        buyerLabel="Køber"
        buyerHint="Får besked, når der er få timer tilbage."
        stored={storedBuyer}
      />
      <div className={styles.twoColumns}>
        <FormNumberField form={form} name="hours" label="Timer" min={MIN_HOURS} max={MAX_HOURS} />
        <FormHoursField form={form} name="hoursUsed" label="Brugte timer" unit="hours" />
      </div>
      <div className={styles.twoColumns}>
        <FormNumberField
          form={form}
          name="discount"
          label="Rabat i procent"
          min={0}
          max={MAX_DISCOUNT_PERCENT}
          staysWithin
        />
        <TextField label="Pris ekskl. moms" readOnly value={price === undefined ? '' : formatKroner(price)} />
      </div>
      {above > 0 && (
        <Banner tone="amber" role="status">
          Der er brugt {hoursNumber(above)} {hoursWord(above)} mere, end kortet har. Kortet går i minus.
        </Banner>
      )}
      {sold && price !== undefined && price !== sold.price && (
        <Banner tone="amber" role="status">
          Prisen ændres fra {formatKroner(sold.price)} til {formatKroner(price)}, når du gemmer. En postering, der
          allerede er oprettet for kortet, ændres ikke.
        </Banner>
      )}
      <Select
        label="Status"
        hint={savedClipCardText(form.formState.defaultValues?.status ?? 'PENDING', status)}
        {...form.field('status')}
      >
        <Options words={ClipCardStatus} />
      </Select>
    </>
  );
}

/**
 * Returns the price of the typed hours and discount, the sold price while both are unchanged, and undefined while the
 * input is invalid.
 */
function priceOf(prices: Prices, hours: number, discount: number, sold: Sold | undefined): number | undefined {
  if (sold && hours === sold.hours && discount === sold.discount) return sold.price;
  return isPriced(hours) && !Number.isNaN(discount)
    ? clipCardPrice(prices, hours, Math.round(discount)).net
    : undefined;
}

/**
 * Sets the volume discount when the hours change, and resets the discount when they are changed back. The user can
 * still edit the discount afterwards.
 */
function useVolumeDiscount(form: AppForm<ClipCardValues>, hours: number, prices: Prices): void {
  const wasChanged = useRef(false);
  useEffect(() => {
    // Hours that are still being typed may be invalid and then have no discount.
    if (!isPriced(hours)) return;
    const isChanged = form.getFieldState('hours').isDirty;
    if (isChanged) {
      form.setValue('discount', volumeDiscountPercent(prices, hours), { shouldDirty: true });
      form.clearErrors('discount');
    } else if (wasChanged.current) form.resetField('discount');
    wasChanged.current = isChanged;
    // Only a change of the hours sets the discount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hours]);
}
