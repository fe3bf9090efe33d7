import { slug } from '../../domain/basics/slug.ts';
import type { CompanyRole, UserRole } from '../../domain/basics/vocabulary.ts';
import { hasValidCvrChecksum } from '../../domain/companies/companyNumbers.ts';
import { people } from '../../sandbox/people.ts';
import type { Customer } from '../rooms/companies/customers/Customer.ts';
import type { Department } from '../rooms/companies/departments/Department.ts';
import type { TeamMember } from '../rooms/companies/team/TeamMember.ts';

export interface CompanyDetails {
  customer: Pick<
    Customer,
    'name' | 'contactPerson' | 'phoneNumber' | 'vatNumber' | 'billingEmail' | 'street' | 'zip' | 'city'
  >;
  departments: Pick<
    Department,
    'name' | 'contactPerson' | 'phoneNumber' | 'street' | 'zip' | 'city' | 'billingEmail' | 'poNumber' | 'paymentMethod'
  >[];
  users: { name: string; email: string; role: UserRole; companyRole?: CompanyRole; isUnconfirmed?: true }[];
  /** Set for a company that has just registered: it has bought nothing, and nobody takes care of it yet. */
  joinedDaysAgo?: number;
}

/** The demo's users who may only buy, and only work with tasks and events. */
export const BUYER_EMAIL = 'indkoeber@portal.example';
export const MEMBER_EMAIL = 'medlem@portal.example';
/** The demo's user with two-step verification. */
export const SECURED_EMAIL = 'sikker@portal.example';
/** The demo's user whose e-mail is unconfirmed. */
export const UNCONFIRMED_EMAIL = 'anders@fjordlyst-moebler.example';

const names = [
  'Bølgen Friluft A/S',
  'Skagen Kaffe ApS',
  'Nordlys Cykler A/S',
  'Vestjysk Energi',
  'Hyggehuset ApS',
  'Limfjord Fisk A/S',
  'Ærø Rejser',
  'Københavns Boghandel',
  'Søhesten Shipping A/S',
  'Grøn Gren Planteskole',
  'Lyngby Optik ApS',
  'Fanø Keramik',
  'Aarhus Lydstudie ApS',
  'Randers Handsker A/S',
  'Odense Robotværksted',
  'Møn Is og Mejeri',
  'Bornholms Glas ApS',
  'Djursland Byg A/S',
  'Ribe Antikvariat',
  'Thy Surf og Vind',
  'Silkeborg Papir A/S',
  'Svendborg Værft',
  'Kolding Møbellager ApS',
  'Hjørring Legetøj',
  'Roskilde Musikbutik ApS',
  'Esbjerg Offshore Service A/S',
] as const;

const newNames = ['Ringkøbing Sejlmageri', 'Viborg Dyreklinik ApS', 'Samsø Økomejeri A/S'] as const;

const streets = [
  'Havnegade',
  'Nørregade',
  'Algade',
  'Søndergade',
  'Vestre Ringvej',
  'Kirkestræde',
  'Møllevej',
  'Strandvejen',
] as const;
const places = [
  ['8000', 'Aarhus C'],
  ['5000', 'Odense C'],
  ['9000', 'Aalborg'],
  ['6700', 'Esbjerg'],
  ['4000', 'Roskilde'],
  ['2100', 'København Ø'],
] as const;
const departmentNames = [
  'Kundeservice',
  'Webshop og returvarer',
  'B2B-salg',
  'Teknisk support',
  'Butikker',
  'Lager og levering',
] as const;
const paymentMethods = ['INVOICE', null, 'INVOICE', null] as const;

/** Returns the same companies every time, so that screenshots can be compared. */
export function demoCompanies(): CompanyDetails[] {
  return [
    reseller(),
    company(0, 'Fjordlyst Møbler A/S', 4, 14, 'kunde@portal.example'),
    ...names.map((name, index) => company(index + 1, name, 1 + (index % 4), 1 + (index % 5))),
    ...newNames.map((name, index) => ({
      ...company(names.length + 1 + index, name, 0, 1),
      joinedDaysAgo: 0.4 + 1.5 * index,
    })),
  ];
}

export const demoTeam = (): Pick<TeamMember, 'name' | 'title' | 'email' | 'phone' | 'calendarBookingUrl'>[] =>
  [
    ['Sofie Brandt', 'Kundechef'],
    ['Jonas Winther', 'Zendesk-konsulent'],
    ['Katrine Lauridsen', 'Løsningsarkitekt'],
  ].map(([name = '', title = ''], index) => {
    const first = asciiName(name.split(' ')[0]!);
    return {
      name,
      title,
      email: `${first}@portal.example`,
      phone: phone(index),
      calendarBookingUrl: `https://kalender.portal.example/${first}`,
    };
  });

function reseller(): CompanyDetails {
  const { customer, departments } = company(99, 'Portalen ApS', 1, 0);
  return {
    customer: { ...customer, contactPerson: 'Sofie Brandt', billingEmail: 'bogholderi@portal.example' },
    departments,
    users: [
      { name: 'Sofie Brandt', email: 'admin@portal.example', role: 'ADMIN' },
      { name: 'Jonas Winther', email: 'jonas@portal.example', role: 'ADMIN' },
    ],
  };
}

function company(
  index: number,
  name: string,
  departmentCount: number,
  userCount: number,
  firstEmail?: string,
): CompanyDetails {
  const domain = `${asciiName(name)}.example`;
  const [zip, city] = at(places, index);
  const street = `${at(streets, index)} ${3 + index}`;
  const contactPerson = at(people, index);
  return {
    customer: {
      name,
      contactPerson,
      phoneNumber: phone(index),
      vatNumber: validCvr(12_345_678 + index * 104_729),
      billingEmail: `faktura@${domain}`,
      street,
      zip,
      city,
    },
    departments: Array.from({ length: departmentCount }, (_, i) => ({
      name: at(departmentNames, i),
      contactPerson: at(people, index + i),
      phoneNumber: phone(index + i),
      street,
      zip,
      city,
      billingEmail: `faktura@${domain}`,
      poNumber: i === 2 ? `PO-${4500 + index}` : null,
      paymentMethod: at(paymentMethods, index + i),
    })),
    users: Array.from({ length: userCount }, (_, i) => {
      const person = at(people, index + i);
      const email = loginsOf(firstEmail)[i] ?? `${asciiName(person.split(' ')[0]!)}@${domain}`;
      return {
        name: person,
        email,
        role: 'USER' as const,
        companyRole: companyRoleOf(email),
        ...(email === UNCONFIRMED_EMAIL && { isUnconfirmed: true as const }),
      };
    }),
  };
}

const companyRoleOf = (email: string): CompanyRole =>
  email === BUYER_EMAIL ? 'BUYER' : email === MEMBER_EMAIL ? 'MEMBER' : 'ADMINISTRATOR';

/** The addresses of the demo's customer and of colleagues, by their place in the list of users. */
const loginsOf = (firstEmail?: string): Record<number, string> =>
  firstEmail ? { 0: firstEmail, 3: BUYER_EMAIL, 4: MEMBER_EMAIL, 5: SECURED_EMAIL } : {};

/** The first CVR number with a valid check sum from `from` on. */
function validCvr(from: number): string {
  let number = from;
  while (!hasValidCvrChecksum(String(number))) number += 1;
  return String(number);
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const phone = (index: number) =>
  `${20 + (index % 70)} ${String(10 + index).slice(-2)} 22 ${String(33 + index).slice(-2)}`;
export const asciiName = (text: string) => slug(text.replace(/ (a\/s|aps)$/i, ''));
