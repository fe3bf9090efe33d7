import { z } from 'zod';
import { optionalPhone, optionalPostcode } from '../../basics/contactRules.ts';
import { emailRule, optionalEmail } from '../../basics/emailRules.ts';
import {
  requireEqualFields,
  newPassword,
  optionalText,
  requiredName,
  requiredText,
  requiredTitle,
} from '../../basics/rules.ts';
import { CompanyRole, enumOf, UserRole } from '../../basics/vocabulary.ts';
import { isPlainHttpsAddress } from '../../basics/webAddress.ts';
import { companyRules, vatNumberRule } from '../../companies/validation/company.ts';
import { installationForm } from '../../companies/validation/installation.ts';
import { CREATED_PASSWORD_MIN } from '../../identity/validation/users.ts';

// The forms of admins about companies and users. Fewer fields are required than in the company's own forms, because an
// admin may know less.

/** Turns null into an empty text, because these fields of a company are never null. */
const nullToEmpty = <Rule extends z.ZodType<string | null>>(rule: Rule) => rule.transform((text) => text ?? '');

export const adminCompanyForm = z.object({
  name: requiredName('Firmanavn er påkrævet'),
  contactPerson: companyRules.contactPerson,
  phoneNumber: nullToEmpty(optionalPhone),
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
  billingEmail: nullToEmpty(optionalEmail),
  street: nullToEmpty(optionalText()),
  zip: nullToEmpty(optionalPostcode),
  city: nullToEmpty(optionalText()),
  poNumber: optionalText(60),
});

export const adminInstallationForm = installationForm.omit({ departmentId: true });

const MISSING = 'Navn, email og password er påkrævet';
const person = { name: requiredName(MISSING), email: emailRule };
const passwordOfLength = (min: number) => newPassword(min, `Adgangskode skal være mindst ${min} tegn`);

export const EDITED_PASSWORD_MIN = 8;
export const editedPassword = passwordOfLength(EDITED_PASSWORD_MIN);

export const adminNewUserForm = z.object({
  // The password is not trimmed, because the user signs in with the text as typed.
  ...person,
  email: requiredText(MISSING).pipe(emailRule),
  password: z.string(MISSING).min(1, MISSING).pipe(passwordOfLength(CREATED_PASSWORD_MIN)),
  role: z.enum(enumOf(UserRole), 'Vælg en rolle'),
  companyRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle').nullish(),
});

export const adminCreateUserForm = adminNewUserForm
  .extend({ confirmation: z.string() })
  .refine(...requireEqualFields('password', 'confirmation', 'Adgangskoder matcher ikke'));

/** A blank password keeps the current one. */
export const adminUserForm = z.object({
  ...person,
  /** Unchanged when left out. */
  companyRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle').nullish(),
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

export const DEFAULT_TOKEN_DAYS = 90;
export const MAX_TOKEN_DAYS = 365;

/** Days for which a token that was replaced still works, at most. */
export const MAX_OVERLAP_DAYS = 7;
export const overlapRule = z.number().int().min(0).max(MAX_OVERLAP_DAYS);

const MAX_ADDRESSES = 20;
/** A text without the characters that no address has. The server checks each address. */
const addressRule = z
  .string()
  .trim()
  .max(50, 'Adressen er for lang')
  .regex(/^[\da-f.:/]*$/i, 'Skriv kun IP-adresser');

const MAX_PROGRAM = 40;

export const apiTokenForm = z.object({
  name: requiredTitle('Giv nøglen et navn', 100),
  scope: z.enum({ READ: 'READ', READ_WRITE: 'READ_WRITE' }, 'Vælg, hvad nøglen må'),
  expiresInDays: z
    .number('Vælg, hvornår nøglen udløber')
    .int('Skriv et helt antal dage')
    .min(1, 'Mindst 1 dag')
    .max(MAX_TOKEN_DAYS, `Højst ${MAX_TOKEN_DAYS} dage`),
  /** The network addresses from which the token works. An empty list allows all addresses. */
  allowedAddresses: z.array(addressRule).max(MAX_ADDRESSES, `Højst ${MAX_ADDRESSES} adresser`),
  /** The key of the program that uses the token. Without one, the token is a program of its own. */
  program: z
    .string()
    .trim()
    .max(MAX_PROGRAM, `Højst ${MAX_PROGRAM} tegn`)
    .regex(/^(?:[a-z\d][a-z\d_-]*)?$/, 'Skriv små bogstaver fra a til z, tal, bindestreger og understreger')
    .nullish()
    .transform((text) => text || null),
});

export const dineroContactForm = z.object({
  name: requiredTitle('Navn er påkrævet'),
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
