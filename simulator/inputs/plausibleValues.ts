import { addDays, dateOf } from '../../domain/basics/dates.ts';
import { PASSWORD } from '../../server/testing/World.ts';
import type { Random } from '../Random.ts';

const nameWords = ['Nord', 'Syd', 'Havn', 'Skov', 'Bro', 'Mark', 'Strand', 'Kilde'];
const companyNumbers = ['10150817', '24256790', '61056416', '22756214', '99000104'];

const nameOf = (random: Random) => `${random.pick(nameWords)}${random.pick(nameWords).toLowerCase()}`;
const newNumber = (random: Random) => random.below(1_000_000);
const dayFromToday = (from: number, to: number) => (random: Random) =>
  addDays(dateOf(), from + random.below(to - from));
const oneOf =
  (...values: unknown[]) =>
  (random: Random) =>
    random.pick(values);

/** Values that a reasonable person or program would send, by the name of the field. */
export const plausibleValues: Record<string, (random: Random) => unknown> = {
  name: (random) => `${nameOf(random)} ${newNumber(random)}`,
  companyName: (random) => `${nameOf(random)} ApS`,
  title: (random) => `${nameOf(random)} ${newNumber(random)}`,
  newEmail: (random) => `${nameOf(random).toLowerCase()}${newNumber(random)}@simulation.example`,
  billingEmail: (random) => `faktura${newNumber(random)}@simulation.example`,
  zendeskApiEmail: (random) => `api${newNumber(random)}@simulation.example`,
  vatNumber: oneOf(...companyNumbers),
  eanNumber: oneOf('', null, '5798009811578'),
  phoneNumber: oneOf('12345678', '+45 12 34 56 78'),
  contactPerson: (random) => `${nameOf(random)} Kontakt`,
  street: oneOf('Havnegade 1'),
  city: oneOf('Aarhus'),
  zipCode: oneOf('8000', '2100'),
  zip: oneOf('8000', '2100', '9000'),
  country: oneOf('DK'),
  subdomain: (random) => `${nameOf(random).toLowerCase()}-${newNumber(random)}`,
  zendeskSubdomain: (random) => `${nameOf(random).toLowerCase()}-${newNumber(random)}`,
  shopDomain: (random) => `butik-${random.below(5)}.myshopify.com`,
  contractTerm: oneOf(1, 12, 24, 36),
  password: () => PASSWORD,
  currentPassword: () => PASSWORD,
  newPassword: oneOf(null, PASSWORD),
  termsVersion: oneOf(null, null, null, '2026-11-01', '2027-01-01', '2020-01-01'),
  acceptTerms: (random) => random.chance(0.95),
  /** People who send an external id are refused. */
  externalId: oneOf(null, null, null, 'A-1', 'A-2'),
  program: oneOf(null, null, 'crm', 'erp'),
  userId: oneOf(null),
  purchaseId: (random) => `purchase-${newNumber(random)}`,
  requestId: (random) => `request-${newNumber(random)}`,
  thresholdHours: oneOf(0, 2, 10, 100),
  hours: oneOf(1, 5, 10, 20, 50, 100),
  minutes: oneOf(15, 30, 60, 90, 480),
  hoursUsed: oneOf(0, 2.5),
  discount: oneOf(0, 0, 10, 100),
  quantity: oneOf(1, 2, 5, 10, 50),
  duration: oneOf(12, 36),
  capacity: oneOf(null, 1, 2, 3),
  price: oneOf(null, 0, 25_000),
  discountPercent: oneOf(null, null, 5),
  priceListId: oneOf(null, null, 'price_first'),
  shownMonth: oneOf(null, null, null, 499_00),
  /** A regulation begins later than a price list or a licence. */
  validFrom: (random) => (random.chance(0.9) ? dayFromToday(-30, 5) : dayFromToday(100, 400))(random),
  validUntil: (random) => (random.chance(0.5) ? dayFromToday(20, 120) : dayFromToday(120, 400))(random),
  startDate: dayFromToday(-40, 5),
  /** Some agreements renew so soon that their companies can be notified of a regulation. */
  endDate: (random) => (random.chance(0.8) ? dayFromToday(300, 800) : dayFromToday(95, 125))(random),
  workedOn: dayFromToday(-20, 0),
  date: dayFromToday(0, 60),
  startTime: oneOf('09:00', '13:30'),
  endTime: oneOf('15:00', '16:30'),
  isOnline: oneOf(true),
  meetingLink: oneOf('https://meet.example/simulation'),
  location: oneOf('Aarhus'),
  avatar: oneOf(null),
  calendarBookingUrl: oneOf(null, 'https://calendar.example/book'),
  snoozedUntil: dayFromToday(1, 30),
  dueOn: dayFromToday(1, 30),
  megabytes: oneOf(1, 2, 5),
  pluginId: oneOf('webhooks', 'shopify'),
  licenseStartDate: dayFromToday(-300, -30),
  existingLicenseQuantity: oneOf(1, 12),
  clickUpId: oneOf(null),
  expiresInDays: oneOf(30, 90, 365),
  overlapDays: oneOf(0, 1, 7),
  domain: (random) => `${nameOf(random).toLowerCase()}${newNumber(random)}.example`,
  viewId: oneOf(null),
  parameters: oneOf('', 'search=nord'),
  phone: oneOf(null, '12345678'),
  rating: oneOf(1, 4, 5),
  limit: oneOf(100_000, 1_000_000),
};

/** Lists of which each item alone would say too little, by the name of the field. */
export const plausibleLists: Record<string, (random: Random) => unknown[]> = {
  allowedAddresses: () => [],
  mentionedIds: () => [],
  columns: (random) => [{ id: 'name', isHidden: false, width: 100 + random.below(100) }],
};
