import type { Contact } from './state.ts';

export type ContactInput = Partial<Contact> & Pick<Contact, 'ContactGuid' | 'Name'>;

/** Adds Dinero's default values to the given fields. */
export function newContact(fields: ContactInput): Contact {
  const now = new Date().toISOString();
  return {
    CreatedAt: now,
    UpdatedAt: now,
    DeletedAt: null,
    IsDebitor: true,
    IsCreditor: false,
    ExternalReference: null,
    Street: null,
    ZipCode: null,
    City: null,
    CountryKey: 'DK',
    Phone: null,
    Email: null,
    Webpage: null,
    AttPerson: null,
    VatNumber: null,
    EanNumber: null,
    PaymentConditionType: 'Netto',
    PaymentConditionNumberOfDays: 8,
    IsPerson: false,
    IsMember: false,
    UseCvr: false,
    ...fields,
  };
}
