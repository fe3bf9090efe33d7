import type { RegisteredCompany } from './vatNumberQueries.ts';

export type RegisterField = 'name' | 'street' | 'zip' | 'city' | 'phoneNumber';
const fields: readonly RegisterField[] = ['name', 'street', 'zip', 'city', 'phoneNumber'];

/** The fields of a form that names them as the register does. */
export const registerNames = {
  name: 'name',
  street: 'street',
  zip: 'zip',
  city: 'city',
  phoneNumber: 'phoneNumber',
} as const satisfies Record<RegisterField, RegisterField>;

/** Fields that are filled together or not at all, so that parts of two addresses are never mixed. */
const groups: readonly (readonly RegisterField[])[] = [['name'], ['street', 'zip', 'city'], ['phoneNumber']];

export type RegisterValues = Record<RegisterField, string>;

/** The values that a look-up has filled in. Stored with a draft, so that fields that the user empties stay empty. */
export interface FilledFields {
  vatNumber: string;
  fields: Partial<Record<RegisterField, { before: string; after: string }>>;
}

const registerValue = (company: RegisteredCompany, name: RegisterField) => company[name] ?? '';

/** The fields whose values are still those that the look-up filled in. */
const stillFilled = (values: RegisterValues, filled: FilledFields | undefined) =>
  fields.filter((name) => {
    const entry = filled?.fields[name];
    return entry !== undefined && entry.after === values[name];
  });

/** Fills groups that are empty or that a look-up filled in. Text that the user typed stays. */
export function fillEmptyFields(
  values: RegisterValues,
  company: RegisteredCompany,
  filled: FilledFields | undefined,
): FilledFields {
  const own = new Set(stillFilled(values, filled));
  const isFree = (name: RegisterField) => own.has(name) || values[name].trim() === '';
  return fillFields(values, company, groups.filter((group) => group.every(isFree)).flat(), (name) =>
    own.has(name) ? filled!.fields[name]!.before : values[name],
  );
}

/** Fills all fields of which the register knows a value, whatever they contain. */
export const fillAllFields = (values: RegisterValues, company: RegisteredCompany): FilledFields =>
  fillFields(values, company, fields, (name) => values[name]);

function fillFields(
  values: RegisterValues,
  company: RegisteredCompany,
  names: readonly RegisterField[],
  before: (name: RegisterField) => string,
): FilledFields {
  const changes = names
    // A field that the register knows nothing about gets back what it had before an earlier look-up.
    .map((name) => [name, { before: before(name), after: registerValue(company, name) || before(name) }] as const)
    .filter(([name, { before: old, after }]) => after !== old || values[name] !== after);
  return { vatNumber: company.vatNumber, fields: Object.fromEntries(changes) };
}

/** Fields that can be undone, with the values that they had before. */
export const undoValues = (values: RegisterValues, filled: FilledFields | undefined) =>
  stillFilled(values, filled)
    .map((name) => ({ name, ...filled!.fields[name]! }))
    .filter(({ before, after }) => before !== after);

/** Whether a field has another value than the register. */
export const differsFromRegister = (values: RegisterValues, company: RegisteredCompany) =>
  fields.some((name) => registerValue(company, name) !== '' && registerValue(company, name) !== values[name].trim());
