import { addDays, formatLongDate } from '../basics/dates.ts';
import { formatCount, formatPlural } from '../basics/formatCount.ts';
import {
  EmployeeRole,
  type ClipCardStatus,
  type LicenseStatus,
  type RegistrationStatus,
  type ServiceAgreementStatus,
  type UserRole,
} from '../basics/vocabulary.ts';
import { holdsPlace, isPlaceStatus } from '../events/events.ts';

// Full sentences about what an action leads to. Admins read them before they confirm it.

const mailTo = (person: string | null | undefined) => (person ? `${person} får en mail.` : 'Ingen får en mail.');

export const replaceContactText = (from: string, to: string, count: number): string =>
  `${to} bliver kontaktperson for ${formatPlural(count, 'virksomhed', 'virksomheder')} i stedet for ${from}. ` +
  'Kunderne ser det med det samme og får ingen mail. Ændringen kan ikke fortrydes samlet.';

interface Agreement {
  startDate: string;
  endDate: string;
  /** The buyer, if the agreement has one. */
  buyer: string | null | undefined;
}

export const activateAgreementText = ({ startDate, endDate, buyer }: Agreement): string =>
  `Aftalen gælder fra ${formatLongDate(startDate)} til ${formatLongDate(endDate)}, og de perioder, der er begyndt, ` +
  `faktureres nu. ${buyer ? `${buyer} får en mail.` : 'Kunden får ingen mail, for aftalen har ingen bruger.'}`;

interface OrderedLicenses {
  quantity: number;
  plan: string;
  address: string;
}

/** Says what a licence request's new status leads to, and who is mailed about it. */
export const requestStatusText = (
  status: string,
  { quantity, plan, address }: OrderedLicenses,
  email: string | null | undefined,
): string =>
  `${
    status === 'COMPLETED'
      ? `${formatCount(quantity)} ${plan} lægges til ${address}, så snart du opdaterer, og betales derefter af kunden.`
      : 'Der oprettes ingen licenser.'
  } ${mailTo(email)}`;

export const newUserText = (): string =>
  'Brugeren kan logge ind med det samme med den adgangskode, du vælger her og selv giver videre, og får en mail med ' +
  'et link, der bekræfter e-mailen.';

const rightsTexts: Record<UserRole, (areas: string) => string> = {
  ADMIN: () => 'kommer til at se og ændre alt hos alle virksomheder',
  EMPLOYEE: (areas) => `ser og ændrer derefter ${areas || 'intet'} hos alle virksomheder`,
  USER: () => 'ser derefter kun sin egen virksomhed',
};

/** Says what the new rights of a user lead to. */
export function newRoleText(name: string, role: UserRole, employeeRoles: readonly EmployeeRole[]): string {
  const areas = employeeRoles.map((each) => EmployeeRole[each].label);
  const listed = new Intl.ListFormat('da', { type: 'conjunction' }).format(areas);
  return `${name} ${rightsTexts[role](listed)} og bliver logget ud overalt.`;
}

interface Renewal {
  company: string;
  endDate: string;
}

export const renewText = ({ company, endDate }: Renewal): string =>
  `Den forlænges for ${company} med endnu en periode fra den ${formatLongDate(addDays(endDate, 1))}.`;

export const letExpireText = ({ company, endDate }: Renewal): string =>
  `${company} kan bruge den til og med den ${formatLongDate(endDate)}. ` +
  'Derefter udløber den, og den forsvinder fra listen nu.';

export const payByInvoiceText = (department: string): string =>
  `${department} kan derefter bestille uden kort og betaler fakturaen bagefter. Kunden får ingen mail og kan selv ` +
  'vælge et kort i stedet.';

// Sentences about a status that is chosen in a form and then saved; undefined when it has no consequence.

export function savedLicenseText(before: LicenseStatus, after: LicenseStatus): string | undefined {
  if (before === after) return undefined;
  if (after === 'ACTIVE') return 'Kunden betaler for de perioder, der er begyndt. Ingen får en mail.';
  return before === 'ACTIVE'
    ? 'Der faktureres ikke flere perioder. Det, der er faktureret, krediteres ikke.'
    : undefined;
}

export function savedAgreementText(
  before: ServiceAgreementStatus,
  after: ServiceAgreementStatus,
  hasBuyer: boolean,
): string | undefined {
  if (before === after) return undefined;
  if (after === 'ACTIVE')
    return `De perioder, der er begyndt, faktureres nu, og ${hasBuyer ? 'bestilleren' : 'ingen'} får en mail.`;
  return before === 'ACTIVE'
    ? 'Afdelingen har ikke længere ret til support. Det, der er faktureret, krediteres ikke.'
    : undefined;
}

export const savedClipCardText = (before: ClipCardStatus, after: ClipCardStatus): string | undefined =>
  before !== after && after === 'ACTIVE'
    ? 'Er kortet ikke betalt før, trækkes prisen nu på afdelingens betalingskort eller kommer på dens faktura. Ingen ' +
      'får en mail.'
    : undefined;

/** Says what a new status of a registration leads to. `isPaid` is whether a place at the event costs money. */
export function registrationStatusText(before: RegistrationStatus, after: RegistrationStatus, isPaid: boolean): string {
  const hadPlace = isPlaceStatus(before);
  const next = holdsPlace(before) ? ' Pladsen tilbydes den første på ventelisten.' : '';
  if (after === 'OFFERED')
    return 'En ledig plads holdes til personen, som får en mail med svarfristen og et link. Køen gælder ikke her.';
  if (after === 'REQUESTED') return 'Det kan kun ske ved en tilmelding, og ingen får en mail.';
  if (after === 'WAITLISTED') {
    if (before === 'OFFERED')
      return `Tilbuddet trækkes tilbage, og personen kommer bagest i køen og får en mail.${next}`;
    const freed = hadPlace ? `Pladsen bliver fri${isPaid ? ' og krediteres' : ''}. ` : '';
    return `${freed}Personen kommer bagest i køen og får en mail.${next}`;
  }
  if (after === 'CANCELLED') {
    if (before === 'REQUESTED') return `Personen får afslag i en mail.${next}`;
    if (!hadPlace) return `Personen forlader køen og får en mail.${next}`;
    const credit = isPaid ? ', og den krediteres, hvis fristen ikke er gået' : '';
    return `Pladsen bliver fri${credit}. Personen får en mail.${next}`;
  }
  if (hadPlace)
    return after === 'CONFIRMED' ? 'Personen får en mail.' : 'Personen beholder sin plads og får ingen mail.';
  return isPaid
    ? 'Personen får en plads, som betales af den afdeling, de har valgt, og ellers venter på en køber under Pladser ' +
        'uden faktura. Personen får en mail.'
    : 'Personen får en plads og en mail om det.';
}

/** Says what moving a person on the waiting list leads to. */
export const moveOnWaitingListText = (place: number): string =>
  place === 1
    ? 'Personen bliver den første, der tilbydes en plads. Ingen får en mail.'
    : `Personen bliver nummer ${formatCount(place)} i køen. Ingen får en mail.`;

export const copyEventText = (): string =>
  'Der oprettes en kladde med de samme oplysninger, også datoen, og uden tilmeldinger. Kun administratorer ser den, ' +
  'til du udgiver den.';
