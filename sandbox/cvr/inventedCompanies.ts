/** A company with the field names of the register's API. */
export interface RegisteredCompany {
  vat: number;
  name: string;
  address: string | null;
  zipcode: string | null;
  city: string | null;
  phone: string | null;
  enddate: string | null;
}

/** Invented companies with valid numbers of a range that is not in use. */
export const inventedCompanies: readonly RegisteredCompany[] = [
  {
    vat: 99_000_104,
    name: 'Fjordlyst Møbler A/S',
    address: 'Lyngbakken 14',
    zipcode: '8270',
    city: 'Højbjerg',
    phone: '86001240',
    enddate: null,
  },
  {
    vat: 99_000_112,
    name: 'Havnens Kaffebrænderi ApS',
    address: 'Kajkanten 3, 2.',
    zipcode: '5000',
    city: 'Odense C',
    phone: null,
    enddate: null,
  },
  {
    vat: 99_000_120,
    name: 'Nordlys Cykler ApS',
    address: 'Stationsvej 8',
    zipcode: '9000',
    city: 'Aalborg',
    phone: '98001240',
    enddate: '31/12 - 2020',
  },
];

/** The API fails when it is asked for this number, so that the demo can show an outage. */
export const OUTAGE_NUMBER = '99000244';
