import { lowerFirst } from '../basics/lowerFirst.ts';

/** The fields of a company's form, by the names that people read. Street, postcode and city are one field. */
export const companyFieldLabels = {
  name: 'Firmanavn',
  contactPerson: 'Kontaktperson',
  phoneNumber: 'Telefonnummer',
  billingEmail: 'Fakturerings-e-mail',
  street: 'Adresse',
  zip: 'Adresse',
  city: 'Adresse',
  vatNumber: 'CVR-nummer',
  eanNumber: 'EAN-nummer',
  poNumber: 'PO-nummer',
} as const;

type Fields = { [name in keyof typeof companyFieldLabels]: string | null };

/** The title of the activity about an edit. It names the changed fields, so that others can see who changed what. */
export function companyEditTitle(before: Fields, after: Fields): string {
  const names = Object.keys(companyFieldLabels) as (keyof Fields)[];
  const changed = names.filter((name) => before[name] !== after[name]).map((name) => companyFieldLabels[name]);
  const labels = [...new Set(changed)].map(inSentence).join(', ');
  return labels ? `Virksomhedsoplysninger er opdateret: ${labels}` : 'Virksomhedsoplysninger er opdateret';
}

/** Whether an activity is about an edit of the field with the label. */
export const isEditOf = (title: string, label: string): boolean =>
  title.startsWith('Virksomhedsoplysninger er opdateret: ') && title.includes(inSentence(label));

/** Abbreviations such as CVR keep their capital letters. */
const inSentence = (label: string) => (/^[A-ZÆØÅ]{2}/.test(label) ? label : lowerFirst(label));
