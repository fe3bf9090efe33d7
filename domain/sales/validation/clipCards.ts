import { z } from 'zod';
import { optionalText, requiredDate, requiredText, wholeNumber } from '../../basics/rules.ts';
import { ClipCardStatus, enumOf } from '../../basics/vocabulary.ts';
import { clampDiscount, MAX_DISCOUNT_PERCENT } from '../../money/clipCardPricing.ts';
import { hoursRule } from './clipCardPurchase.ts';

/** The fields that an admin may set. The price is computed from hours and discount, and is never sent. */
export const clipCardForm = z.object({
  departmentId: requiredText('Vælg en afdeling.'),
  userId: optionalText(),
  hours: hoursRule,
  hoursUsed: z.number('Skriv et tal').min(0, 'Brugte timer kan ikke være under 0').max(1000, 'Højst 1000 timer'),
  discount: z.number('Skriv et tal').transform((percent) => clampDiscount(Math.round(percent))),
  status: z.enum(enumOf(ClipCardStatus), 'Vælg en status'),
});

/** A card that an admin creates through the API, which chooses the values of the fields that may be left out. */
export const newClipCardForm = clipCardForm.extend({
  hoursUsed: clipCardForm.shape.hoursUsed.nullish(),
  discount: clipCardForm.shape.discount.nullish(),
  status: clipCardForm.shape.status.nullish(),
});

/** The admin's form. A discount out of range is an error here, whereas the API uses the nearest discount in range. */
export const clipCardDialog = clipCardForm.extend({
  discount: wholeNumber(0, MAX_DISCOUNT_PERCENT, 'Rabat kan ikke være under 0'),
});

export const hourEntryForm = z.object({
  minutes: z
    .number('Skriv, hvor lang tid der er brugt')
    .int('Skriv hele minutter')
    .refine((minutes) => minutes !== 0, 'Skriv, hvor lang tid der er brugt')
    .refine((minutes) => Math.abs(minutes) <= 24 * 60 * 100, 'For mange minutter'),
  description: requiredText('Beskrivelse er påkrævet', 500),
  reason: optionalText(500),
  workedOn: requiredDate('Dato er påkrævet'),
});
