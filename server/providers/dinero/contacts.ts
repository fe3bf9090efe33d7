import { z } from 'zod';
import type { Ask } from './DineroHttp.ts';
import { anyCase, id, optionalText, text } from './lenient.ts';
import { isReferredToAs } from './queryFilter.ts';

export interface DineroContact {
  id: string;
  name: string;
  email: string | null;
  phoneNumber: string | null;
  vatNumber: string | null;
  address: string | null;
  city: string | null;
  zipCode: string | null;
  eanNumber: string | null;
}

export interface NewDineroContact {
  name: string;
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  vatNumber?: string | null | undefined;
  address?: string | null | undefined;
  city?: string | null | undefined;
  zipCode?: string | null | undefined;
  /** Two letters; Denmark where it is left out. */
  country?: string | undefined;
  contactPerson?: string | null | undefined;
  eanNumber?: string | null | undefined;
  /** The portal's own name for it, by which it is found again: at most 128 characters. */
  externalReference: string;
}

export interface DineroPage {
  /** The first one is 0. */
  page: number;
  pageSize: number;
}

export interface DineroContacts {
  contacts: DineroContact[];
  hasMore: boolean;
}

/** Lists have the fields that are named, and no others. */
const FIELDS = 'ContactGuid,Name,Email,Phone,VatNumber,Street,City,ZipCode,EanNumber';
/** As many as Dinero gives at once. */
const LARGEST_PAGE = 1_000;

const contact = anyCase({
  contactguid: id,
  name: text,
  email: optionalText,
  phone: optionalText,
  vatnumber: optionalText,
  street: optionalText,
  city: optionalText,
  zipcode: optionalText,
  eannumber: optionalText,
  externalreference: optionalText,
  deletedat: optionalText,
});

function shown({
  contactguid,
  name,
  email,
  phone,
  vatnumber,
  street,
  city,
  zipcode,
  eannumber,
}: z.output<typeof contact>): DineroContact {
  return {
    id: contactguid,
    name,
    email,
    phoneNumber: phone,
    vatNumber: vatnumber,
    address: street,
    city,
    zipCode: zipcode,
    eanNumber: eannumber,
  };
}

/** Dinero still answers for one that was deleted there, yet nothing can be invoiced to it. */
export const contactAnswer = contact.transform((given) => (given.deletedat ? undefined : shown(given)));

const pageAnswer = anyCase({
  collection: z.array(contact),
  pagination: anyCase({ resultwithoutfilter: z.number().optional().catch(undefined) }).catch({
    resultwithoutfilter: undefined,
  }),
});

export async function contactsOn({ page, pageSize }: DineroPage, ask: Ask): Promise<DineroContacts> {
  const { collection, pagination } = await ask(
    { method: 'GET', path: ['contacts'], query: { fields: FIELDS, page, pageSize } },
    pageAnswer,
  );
  const isLast = collection.length < pageSize || (page + 1) * pageSize >= (pagination.resultwithoutfilter ?? Infinity);
  return { contacts: collection.map(shown), hasMore: !isLast };
}

/** Dinero's own filter finds whole values only, so that half a name is looked for here, in as few pages as it takes. */
export async function contactsFound(search: string, { page, pageSize }: DineroPage, ask: Ask): Promise<DineroContacts> {
  const isFound = finds(search);
  const found: DineroContact[] = [];
  const end = (page + 1) * pageSize;
  for (let at = 0; ; at += 1) {
    const { contacts, hasMore } = await contactsOn({ page: at, pageSize: LARGEST_PAGE }, ask);
    found.push(...contacts.filter(isFound));
    if (!hasMore || found.length > end)
      return { contacts: found.slice(page * pageSize, end), hasMore: found.length > end };
  }
}

function finds(search: string): (contact: DineroContact) => boolean {
  const small = (given: string) => given.toLocaleLowerCase('da');
  const bare = (given: string) =>
    small(given)
      .replaceAll(/[\s.-]/g, '')
      .replace(/^dk/, '');
  const wanted = small(search.trim());
  const number = /^\d+$/.test(bare(wanted)) ? bare(wanted) : undefined;
  return ({ name, email, vatNumber }) =>
    small(name).includes(wanted) ||
    small(email ?? '').includes(wanted) ||
    (number !== undefined && bare(vatNumber ?? '').includes(number));
}

export async function contactWith(reference: string, ask: Ask): Promise<DineroContact | undefined> {
  const query = { queryFilter: isReferredToAs(reference), fields: `${FIELDS},ExternalReference` };
  const { collection } = await ask({ method: 'GET', path: ['contacts'], query }, pageAnswer);
  // Looked at again, so that a filter which Dinero overlooks never finds a stranger.
  const found = collection.find(({ externalreference }) => externalreference === reference);
  return found && shown(found);
}

export async function makeContact(wanted: NewDineroContact, ask: Ask): Promise<DineroContact> {
  const { name, email, phoneNumber, vatNumber, address, city, zipCode, eanNumber } = wanted;
  const optional = {
    Email: email,
    Phone: phoneNumber,
    VatNumber: vatNumber,
    Street: address,
    City: city,
    ZipCode: zipCode,
    EanNumber: eanNumber,
    AttPerson: wanted.contactPerson,
  };
  const body = {
    Name: name,
    CountryKey: wanted.country ?? 'DK',
    IsPerson: false,
    IsMember: false,
    UseCvr: false,
    ExternalReference: wanted.externalReference,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  };
  const made = await ask({ method: 'POST', path: ['contacts'], body }, anyCase({ contactguid: id }));
  // Not read back: a second question that fails would hide that the contact was made.
  return {
    id: made.contactguid,
    name,
    email: email || null,
    phoneNumber: phoneNumber || null,
    vatNumber: vatNumber || null,
    address: address || null,
    city: city || null,
    zipCode: zipCode || null,
    eanNumber: eanNumber || null,
  };
}
