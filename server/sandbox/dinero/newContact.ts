import type { Contact } from './state.ts';

export type ContactSketch = Partial<Contact> & Pick<Contact, 'ContactGuid' | 'Name'>;

/** What Dinero fills in where nothing is said. */
export function newContact(sketch: ContactSketch): Contact {
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
    ...sketch,
  };
}
