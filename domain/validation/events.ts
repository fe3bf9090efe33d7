import { z } from 'zod';
import { MAX_RICH_TEXT } from '../richText.ts';
import { enumOf, EventStatus, EventType } from '../vocabulary.ts';
import {
  emailRule,
  onlyVisible,
  onOneLine,
  optionalName,
  optionalText,
  requiredDate,
  requiredName,
  requiredText,
} from './rules.ts';

const MAX_CAPACITY = 100_000;
/** In øre: a million kroner. */
const MAX_PRICE = 100_000_000;
const CAPACITY = 'Kapacitet skal være et helt tal fra 1';
const PRICE = 'Pris kan ikke være under 0';
const NO_PRICE = 'Pris skal være et beløb i kroner';
const DECIMALS = 'Pris har højst to decimaler';
const LINK = 'Mødelinket skal begynde med http:// eller https://';

const timeRule = (missing: string) =>
  requiredText(missing).pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Skriv tidspunktet som 09:00'));

const optionalLine = (max?: number) => optionalText(max).transform((text) => text && onOneLine(text));

/**
 * An online event has a meeting link, any other a location; the other of the two is emptied. Whether a description is empty
 * shows only without its tags: the server looks once more after cleaning it.
 */
export const eventForm = onlyVisible(
  ({ isOnline }) => (isOnline ? { location: null } : { meetingLink: null }),
  z
    .object({
      title: requiredText('Titel er påkrævet').transform(onOneLine),
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
      location: optionalLine(),
      meetingLink: optionalText(1_000).pipe(
        z
          .url({ protocol: /^https?$/, message: LINK })
          .regex(/^\S+$/, LINK)
          .nullable(),
      ),
      capacity: z
        .number(CAPACITY)
        .min(1, CAPACITY)
        .max(MAX_CAPACITY, 'Højst 100.000')
        .int(CAPACITY)
        .nullish()
        .transform((count) => count ?? null),
      /** In øre. */
      price: z
        .number(NO_PRICE)
        .min(0, PRICE)
        .max(MAX_PRICE, 'Højst 1.000.000 kr')
        .int(DECIMALS)
        .nullish()
        .transform((ore) => ore ?? null),
      isPublic: z.boolean(),
      status: z.enum(enumOf(EventStatus), 'Vælg en status'),
      /** Confirms that an event may be published although it is over. */
      publishPast: z.boolean().nullish().transform(Boolean),
    })
    .refine(({ isOnline, location }) => isOnline || location, {
      path: ['location'],
      message: 'Lokation er påkrævet',
      when: isWellFormed,
    })
    // 'HH:MM' sorts as the clock runs.
    .refine(({ startTime, endTime }) => endTime > startTime, {
      path: ['endTime'],
      message: 'Sluttidspunkt skal være efter starttidspunkt',
      when: hasTimes,
    }),
);

export const eventRegistrationForm = z.object({
  name: requiredName('Navn er påkrævet'),
  email: emailRule,
  phone: optionalLine(40),
  company: optionalName(),
  dietaryRestrictions: optionalText(1_000),
  specialRequirements: optionalText(1_000),
});

/** Told together with what else is wrong, not only once all of that is right. */
function isWellFormed({ value }: { value: unknown }): boolean {
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
