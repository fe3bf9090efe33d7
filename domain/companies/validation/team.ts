import { z } from 'zod';
import { optionalPhone } from '../../basics/contactRules.ts';
import { emailRule } from '../../basics/emailRules.ts';
import { optionalText, requiredName, requiredTitle } from '../../basics/rules.ts';
import { isPlainHttpsAddress } from '../../basics/webAddress.ts';

const httpsAddress = (message: string) =>
  z
    .string()
    .trim()
    .nullish()
    .transform((text) => text || null)
    .pipe(
      z
        .url({ protocol: /^https$/, message })
        .max(500, 'Adressen er for lang')
        .refine(isPlainHttpsAddress, 'Adressen må ikke indeholde brugernavn eller adgangskode')
        .nullable(),
    );

export const teamMemberForm = z.object({
  name: requiredName('Navn er påkrævet'),
  email: emailRule,
  title: requiredTitle('Titel er påkrævet'),
  phone: optionalPhone,
  avatar: httpsAddress('Billedets adresse skal begynde med https://'),
  clickUpId: optionalText(40),
  calendarBookingUrl: httpsAddress('Kalenderens adresse skal begynde med https://'),
  isActive: z
    .boolean()
    .nullish()
    .transform((isActive) => isActive ?? true),
});
