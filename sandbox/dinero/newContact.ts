/** A contact with Dinero's field names, so that the stand-in can send it unchanged. */
export interface Contact {
  ContactGuid: string;
  CreatedAt: string;
  UpdatedAt: string;
  DeletedAt: string | null;
  IsDebitor: boolean;
  IsCreditor: boolean;
  ExternalReference: string | null;
  Name: string;
  Street: string | null;
  ZipCode: string | null;
  City: string | null;
  CountryKey: string;
  Phone: string | null;
  Email: string | null;
  Webpage: string | null;
  AttPerson: string | null;
  VatNumber: string | null;
  EanNumber: string | null;
  PaymentConditionType: string;
  PaymentConditionNumberOfDays: number;
  IsPerson: boolean;
  IsMember: boolean;
  UseCvr: boolean;
}

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
