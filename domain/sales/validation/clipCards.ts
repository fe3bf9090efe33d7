import { z } from 'zod';
import { optionalText, requiredDate, requiredText } from '../../basics/rules.ts';
import { ClipCardStatus, enumOf } from '../../basics/vocabulary.ts';
import { clampDiscount } from '../../money/clipCardPricing.ts';
import { hoursRule } from './clipCardPurchase.ts';

/** The fields that an admin may set. The price is computed from hours and discount, and is never sent. */
export const clipCardForm = z.object({
  departmentId: requiredText('Vælg en afdeling.'),
  userId: optionalText(),
  hours: hoursRule,
  hoursUsed: z
    .number('Skriv timerne som 1,5 eller 1:30')
    .min(0, 'Brugte timer kan ikke være under 0')
    .max(1000, 'Højst 1000 timer'),
  discount: z.number('Skriv et tal').transform((percent) => clampDiscount(Math.round(percent))),
  status: z.enum(enumOf(ClipCardStatus), 'Vælg en status'),
});

/** A card that an admin creates through the API, which chooses the values of the fields that may be left out. */
export const newClipCardForm = clipCardForm.extend({
  hoursUsed: clipCardForm.shape.hoursUsed.nullish(),
  discount: clipCardForm.shape.discount.nullish(),
  status: clipCardForm.shape.status.nullish(),
});

const NO_WORKED_TIME = 'Skriv, hvor lang tid der er brugt';

export const hourEntryForm = z.object({
  minutes: z
    .number({ error: ({ input }) => (Number.isNaN(input) ? 'Skriv tiden som 1,5 eller 1:30' : NO_WORKED_TIME) })
    .int('Skriv hele minutter')
    .refine((minutes) => minutes !== 0, NO_WORKED_TIME)
    .refine((minutes) => Math.abs(minutes) <= 24 * 60 * 100, 'For mange minutter'),
  description: requiredText('Beskrivelse er påkrævet', 500),
  reason: optionalText(500),
  workedOn: requiredDate('Dato er påkrævet'),
});
