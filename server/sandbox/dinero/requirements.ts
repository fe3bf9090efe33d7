import { invalid } from './Refusal.ts';

interface Requirement {
  type: 'string' | 'number' | 'boolean' | 'list';
  isRequired?: boolean;
  longest?: number;
  form?: RegExp;
}

type Requirements = Record<string, Requirement>;

const text: Requirement = { type: 'string' };
const guid: Requirement = { type: 'string', form: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i };
const reference: Requirement = { type: 'string', longest: 128 };
const yesOrNo: Requirement = { type: 'boolean', isRequired: true };

export const CONTACT: Requirements = {
  Name: { type: 'string', isRequired: true },
  CountryKey: { type: 'string', isRequired: true, form: /^[A-Z]{2}$/ },
  IsPerson: yesOrNo,
  IsMember: yesOrNo,
  UseCvr: yesOrNo,
  ContactGuid: guid,
  ExternalReference: reference,
  Street: text,
  ZipCode: text,
  City: text,
  Phone: text,
  Email: text,
  Webpage: text,
  AttPerson: text,
  VatNumber: text,
  EanNumber: text,
};

export const INVOICE: Requirements = {
  ProductLines: { type: 'list', isRequired: true },
  ContactGuid: guid,
  Guid: guid,
  ExternalReference: reference,
  Date: { type: 'string', form: /^\d{4}-\d\d-\d\d$/ },
  Description: text,
  Comment: text,
  Currency: text,
  Language: text,
  ShowLinesInclVat: { type: 'boolean' },
};

const amount: Requirement = { type: 'number', isRequired: true };
export const LINE: Requirements = {
  BaseAmountValue: amount,
  Quantity: amount,
  AccountNumber: amount,
  Discount: amount,
  Description: text,
  Unit: text,
};

/** What is given of what is known; a name that nobody knows is overlooked. */
export function checked(body: unknown, requirements: Requirements, at = ''): Record<string, unknown> {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const entries = Object.entries(requirements).map(
    ([name, requirement]) => [name, given[name] ?? null, requirement] as const,
  );
  const errors = entries.flatMap(([name, value, requirement]) => {
    const error = mistake(value, requirement);
    return error ? [[`${at}${name}`, `${at}${name} ${error}.`]] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

function mistake(value: unknown, { type, isRequired, longest, form }: Requirement): string | undefined {
  if (value === null || value === '') return isRequired ? 'skal udfyldes' : undefined;
  if (type === 'list' ? !Array.isArray(value) : typeof value !== type) return 'er af en forkert type';
  if (longest !== undefined && String(value).length > longest) return `må højst være ${longest} tegn`;
  return form && !form.test(String(value)) ? 'er skrevet forkert' : undefined;
}
