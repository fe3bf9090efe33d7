import { z } from 'zod';
import { enumOf, UserRole } from '../vocabulary.ts';
import { companyRules, vatNumberRule } from './company.ts';
import { installationForm } from './installation.ts';
import { emailRule, matches, newPassword, optionalEmail, optionalText, requiredName, requiredText } from './rules.ts';
import { CREATED_PASSWORD_MIN } from './users.ts';

// What the reseller's people fill in about others: they may know less than the company itself, and less is asked of them.

/** Kept as nothing where it is left empty, since a company always has the field. */
const blank = <Rule extends z.ZodType<string | null>>(rule: Rule) => rule.transform((text) => text ?? '');

export const adminCompanyForm = z.object({
  name: requiredName('Firmanavn er påkrævet'),
  contactPerson: companyRules.contactPerson,
  phoneNumber: blank(optionalText(40)),
  vatNumber: z.union(
    [
      z
        .literal('')
        .nullish()
        .transform(() => ''),
      vatNumberRule,
    ],
    'CVR-nummer skal være 8 cifre',
  ),
  eanNumber: companyRules.eanNumber,
  billingEmail: blank(optionalEmail),
  street: blank(optionalText()),
  zip: blank(optionalText(20)),
  city: blank(optionalText()),
  poNumber: optionalText(60),
});

export const adminInstallationForm = installationForm.omit({ departmentId: true });

const MISSING = 'Navn, email og password er påkrævet';
const person = { name: requiredName(MISSING), email: emailRule };
const passwordOfLength = (min: number) => newPassword(min, `Adgangskode skal være mindst ${min} tegn`);

export const EDITED_PASSWORD_MIN = 8;
export const editedPassword = passwordOfLength(EDITED_PASSWORD_MIN);

export const adminNewUserForm = z.object({
  // A password is kept as it is typed, spaces around it too, since that is how it is typed again.
  ...person,
  email: requiredText(MISSING).pipe(emailRule),
  password: z.string(MISSING).min(1, MISSING).pipe(passwordOfLength(CREATED_PASSWORD_MIN)),
  role: z.enum(enumOf(UserRole), 'Vælg en rolle'),
});

export const adminCreateUserForm = adminNewUserForm
  .extend({ confirmation: z.string() })
  .refine(...matches('password', 'confirmation', 'Adgangskoder matcher ikke'));

/** A blank password keeps the current one. */
export const adminUserForm = z.object({
  ...person,
  password: z.union([
    z
      .literal('')
      .nullish()
      .transform(() => null),
    editedPassword,
  ]),
});

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
        .nullable(),
    );

export const teamMemberForm = z.object({
  name: requiredName('Navn er påkrævet'),
  email: emailRule,
  title: requiredText('Titel er påkrævet'),
  phone: optionalText(40),
  avatar: httpsAddress('Billedets adresse skal begynde med https://'),
  clickUpId: optionalText(40),
  calendarBookingUrl: httpsAddress('Kalenderens adresse skal begynde med https://'),
  isActive: z
    .boolean()
    .nullish()
    .transform((isActive) => isActive ?? true),
});

export const apiTokenForm = z.object({
  name: requiredText('Giv nøglen et navn', 100),
  scope: z.enum({ READ: 'READ', READ_WRITE: 'READ_WRITE' }, 'Vælg, hvad nøglen må'),
});

export const dineroContactForm = z.object({
  name: requiredText('Navn er påkrævet'),
  email: optionalEmail,
  phoneNumber: optionalText(40),
  vatNumber: optionalText(20),
  address: optionalText(),
  city: optionalText(),
  zipCode: optionalText(20),
  country: z
    .string()
    .trim()
    .nullish()
    .transform((text) => text || 'DK')
    .pipe(z.string().regex(/^[A-Z]{2}$/, 'Landet skrives med to bogstaver, som DK')),
  contactPerson: optionalText(),
  eanNumber: companyRules.eanNumber,
});
