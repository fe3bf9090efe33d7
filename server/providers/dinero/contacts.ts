import { z } from 'zod';
import type { Call } from '../http/ApiClient.ts';
import { id, optionalText, text } from '../lenient.ts';
import { caseInsensitiveObject } from './caseInsensitiveObject.ts';
import { externalReferenceFilter } from './queryFilter.ts';

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
  /** A UUID of the portal's own. Dinero refuses to create a second contact with it. */
  id?: string | undefined;
  name: string;
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  vatNumber?: string | null | undefined;
  address?: string | null | undefined;
  city?: string | null | undefined;
  zipCode?: string | null | undefined;
  /** Two-letter country code; Denmark by default. */
  country?: string | undefined;
  contactPerson?: string | null | undefined;
  eanNumber?: string | null | undefined;
  /** The portal's own id of the contact, to find it again; at most 128 characters. */
  externalReference: string;
}

export interface DineroPage {
  /** Number of the page, starting at 0. */
  page: number;
  pageSize: number;
}

export interface DineroContacts {
  contacts: DineroContact[];
  hasMore: boolean;
}

/** Dinero's lists contain only the fields that are requested. */
const FIELDS = 'ContactGuid,Name,Email,Phone,VatNumber,Street,City,ZipCode,EanNumber';
/** Dinero's maximum page size. */
const MAX_PAGE_SIZE = 1_000;

const contact = caseInsensitiveObject({
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

function toContact({
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

/** Undefined for a deleted contact: Dinero still returns it, but it cannot be invoiced. */
export const contactAnswer = contact.transform((value) => (value.deletedat ? undefined : toContact(value)));

const pageAnswer = caseInsensitiveObject({
  collection: z.array(contact),
  pagination: caseInsensitiveObject({ resultwithoutfilter: z.number().optional().catch(undefined) }).catch({
    resultwithoutfilter: undefined,
  }),
});

export async function contactPage({ page, pageSize }: DineroPage, call: Call): Promise<DineroContacts> {
  const { collection, pagination } = await call(
    { method: 'GET', path: ['contacts'], query: { fields: FIELDS, page, pageSize } },
    pageAnswer,
  );
  const isLast = collection.length < pageSize || (page + 1) * pageSize >= (pagination.resultwithoutfilter ?? Infinity);
  return { contacts: collection.map(toContact), hasMore: !isLast };
}

/**
 * Loads pages of the maximum size and searches them in the portal, because Dinero's own filter finds whole values only.
 */
export async function searchContacts(
  search: string,
  { page, pageSize }: DineroPage,
  call: Call,
): Promise<DineroContacts> {
  const matchesSearch = matcherOf(search);
  const matches: DineroContact[] = [];
  const end = (page + 1) * pageSize;
  for (let loadedPage = 0; ; loadedPage += 1) {
    const { contacts, hasMore } = await contactPage({ page: loadedPage, pageSize: MAX_PAGE_SIZE }, call);
    matches.push(...contacts.filter(matchesSearch));
    if (!hasMore || matches.length > end)
      return { contacts: matches.slice(page * pageSize, end), hasMore: matches.length > end };
  }
}

function matcherOf(search: string): (contact: DineroContact) => boolean {
  const toLower = (value: string) => value.toLocaleLowerCase('da');
  const normalizeVatNumber = (value: string) =>
    toLower(value)
      .replaceAll(/[\s.-]/g, '')
      .replace(/^dk/, '');
  const part = toLower(search.trim());
  const number = /^\d+$/.test(normalizeVatNumber(part)) ? normalizeVatNumber(part) : undefined;
  return ({ name, email, vatNumber }) =>
    toLower(name).includes(part) ||
    toLower(email ?? '').includes(part) ||
    (number !== undefined && normalizeVatNumber(vatNumber ?? '').includes(number));
}

export async function findContactByReference(reference: string, call: Call): Promise<DineroContact | undefined> {
  const query = { queryFilter: externalReferenceFilter(reference), fields: `${FIELDS},ExternalReference` };
  const { collection } = await call({ method: 'GET', path: ['contacts'], query }, pageAnswer);
  // Checked again, so that another contact is never returned if Dinero ignores the filter.
  const found = collection.find(({ externalreference }) => externalreference === reference);
  return found && toContact(found);
}

export async function createContact(details: NewDineroContact, call: Call): Promise<DineroContact> {
  const { name, email, phoneNumber, vatNumber, address, city, zipCode, eanNumber } = details;
  const optional = {
    ContactGuid: details.id,
    Email: email,
    Phone: phoneNumber,
    VatNumber: vatNumber,
    Street: address,
    City: city,
    ZipCode: zipCode,
    EanNumber: eanNumber,
    AttPerson: details.contactPerson,
  };
  const body = {
    Name: name,
    CountryKey: details.country ?? 'DK',
    IsPerson: false,
    IsMember: false,
    UseCvr: false,
    ExternalReference: details.externalReference,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  };
  const created = await call({ method: 'POST', path: ['contacts'], body }, caseInsensitiveObject({ contactguid: id }));
  // The contact is not read back: if the reading failed, the creation would seem to have failed.
  return {
    id: created.contactguid,
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
