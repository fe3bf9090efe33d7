import { z } from 'zod';
import { emailRule } from '../../basics/emailRules.ts';
import { MAX_RICH_TEXT } from '../../basics/richText.ts';
import {
  ignoringHiddenFields,
  optionalName,
  optionalText,
  optionalTitle,
  requiredDate,
  requiredName,
  requiredText,
  requiredTitle,
} from '../../basics/rules.ts';
import { enumOf, EventStatus, EventType } from '../../basics/vocabulary.ts';
import { DEFAULT_OFFER_HOURS, MAX_OFFER_HOURS } from '../events.ts';

const MAX_CAPACITY = 100_000;
/** A million kroner, in øre. */
const MAX_PRICE = 100_000_000;
const INVALID_OFFER_HOURS = `Svarfristen skal være et helt antal timer fra 1 til ${MAX_OFFER_HOURS}`;
const INVALID_CAPACITY = 'Kapacitet skal være et helt tal fra 1';
const NEGATIVE_PRICE = 'Pris kan ikke være under 0';
const INVALID_PRICE = 'Pris skal være et beløb i kroner';
const TOO_MANY_DECIMALS = 'Pris har højst to decimaler';
const INVALID_LINK = 'Mødelinket skal begynde med http:// eller https://';
const INVALID_MATERIAL_LINK = 'Linket til materiale skal begynde med https://';

const timeRule = (missing: string) =>
  requiredText(missing).pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Skriv tidspunktet som 09:00'));

/**
 * An online event has a meeting link and any other event a location; the other field is set to null. Only a public
 * event can be listed. The server checks the description again after sanitizing it, because HTML without visible text
 * counts as empty.
 */
export const eventForm = ignoringHiddenFields(
  ({ isOnline, isPublic }) => ({
    ...(isOnline ? { location: null } : { meetingLink: null }),
    ...(isPublic === false && { isListed: false }),
  }),
  z
    .object({
      title: requiredTitle('Titel er påkrævet'),
      description: z
        .string('Beskrivelse er påkrævet')
        .trim()
        .min(1, 'Beskrivelse er påkrævet')
        .max(MAX_RICH_TEXT, 'Beskrivelsen er for lang'),
      type: z.enum(enumOf(EventType), 'Vælg en type'),
      date: requiredDate('Dato er påkrævet'),
      startTime: timeRule('Starttidspunkt er påkrævet'),
      endTime: timeRule('Sluttidspunkt er påkrævet'),
      isOnline: z.boolean(),
      location: optionalTitle(),
      meetingLink: optionalText(1_000).pipe(
        z
          .url({ protocol: /^https?$/, message: INVALID_LINK })
          .regex(/^\S+$/, INVALID_LINK)
          .nullable(),
      ),
      capacity: z
        .number(INVALID_CAPACITY)
        .min(1, INVALID_CAPACITY)
        .max(MAX_CAPACITY, 'Højst 100.000')
        .int(INVALID_CAPACITY)
        .nullish()
        .transform((count) => count ?? null),
      /** The price in øre, or null when the field is left empty. */
      price: z
        .number(INVALID_PRICE)
        .min(0, NEGATIVE_PRICE)
        .max(MAX_PRICE, 'Højst 1.000.000 kr')
        .int(TOO_MANY_DECIMALS)
        .nullish()
        .transform((ore) => ore ?? null),
      /** The hours in which a person on the waiting list can accept a place that has become free. */
      offerHours: z
        .number(INVALID_OFFER_HOURS)
        .min(1, INVALID_OFFER_HOURS)
        .max(MAX_OFFER_HOURS, INVALID_OFFER_HOURS)
        .int(INVALID_OFFER_HOURS)
        .nullish()
        .transform((hours) => hours ?? DEFAULT_OFFER_HOURS),
      /** Whether an admin confirms or declines each registration. */
      requiresConfirmation: z.boolean().nullish().transform(Boolean),
      /** Whether participants get a reminder the day before and an hour before. */
      sendsReminders: z
        .boolean()
        .nullish()
        .transform((isOn) => isOn ?? true),
      /** Whether participants are thanked after the event, and asked for feedback. */
      sendsThanks: z
        .boolean()
        .nullish()
        .transform((isOn) => isOn ?? true),
      materialLink: optionalText(1_000).pipe(
        z
          .url({ protocol: /^https$/, message: INVALID_MATERIAL_LINK })
          .regex(/^\S+$/, INVALID_MATERIAL_LINK)
          .nullable(),
      ),
      isPublic: z.boolean(),
      /** Whether the event is on the list of public events. */
      isListed: z.boolean().nullish().transform(Boolean),
      status: z.enum(enumOf(EventStatus), 'Vælg en status'),
      /** Confirms that an event which is over may be published. */
      publishPast: z.boolean().nullish().transform(Boolean),
      /** Whether a new time or place is not mailed to the attendees. */
      withoutMail: z.boolean().nullish().transform(Boolean),
    })
    .refine(({ isOnline, location }) => isOnline || location, {
      path: ['location'],
      message: 'Lokation er påkrævet',
      when: hasIsOnline,
    })
    // Times as HH:MM can be compared as text.
    .refine(({ startTime, endTime }) => endTime > startTime, {
      path: ['endTime'],
      message: 'Sluttidspunkt skal være efter starttidspunkt',
      when: hasTimes,
    }),
);

export const eventRegistrationForm = z.object({
  name: requiredName('Navn er påkrævet'),
  email: emailRule,
  phone: optionalTitle(40),
  company: optionalName(),
  dietaryRestrictions: optionalText(1_000),
  specialRequirements: optionalText(1_000),
});

/** The details that the holder of a registration's link can change. Another e-mail would need a new link. */
export const eventPlaceForm = eventRegistrationForm.omit({ email: true });

// Conditions of the checks above. They hold even when other fields are invalid, so that all errors are shown at once.

function hasIsOnline({ value }: { value: unknown }): boolean {
  return typeof (value as { isOnline?: unknown } | null)?.isOnline === 'boolean';
}

function hasTimes({ value, issues }: { value: unknown; issues: { path?: PropertyKey[] }[] }): boolean {
  const { startTime, endTime } = (value ?? {}) as { startTime?: unknown; endTime?: unknown };
  return (
    typeof startTime === 'string' &&
    typeof endTime === 'string' &&
    !issues.some(({ path }) => String(path?.[0]).endsWith('Time'))
  );
}
