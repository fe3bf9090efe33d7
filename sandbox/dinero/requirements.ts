import { invalid } from './DineroApiError.ts';

interface Requirement {
  type: 'string' | 'number' | 'integer' | 'boolean' | 'list';
  isRequired?: boolean;
  maxLength?: number;
  pattern?: RegExp;
}

type Requirements = Record<string, Requirement>;

const text: Requirement = { type: 'string' };
const guid: Requirement = { type: 'string', pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i };
const reference: Requirement = { type: 'string', maxLength: 128 };
const requiredBoolean: Requirement = { type: 'boolean', isRequired: true };

export const CONTACT: Requirements = {
  Name: { type: 'string', isRequired: true },
  CountryKey: { type: 'string', isRequired: true, pattern: /^[A-Z]{2}$/ },
  IsPerson: requiredBoolean,
  IsMember: requiredBoolean,
  UseCvr: requiredBoolean,
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
  Date: { type: 'string', pattern: /^\d{4}-\d\d-\d\d$/ },
  Description: text,
  Comment: text,
  Currency: { type: 'string', pattern: /^[A-Z]{3}$/ },
  Language: { type: 'string', pattern: /^(da-DK|en-GB)$/ },
  ShowLinesInclVat: { type: 'boolean' },
  PaymentConditionType: { type: 'string', pattern: /^(Netto|NettoCash|CurrentMonthOut|Paid)$/ },
  PaymentConditionNumberOfDays: { type: 'integer' },
};

export const CREDIT_NOTE: Requirements = {
  ...INVOICE,
  CreditNoteFor: { ...guid, isRequired: true },
};

export const PAYMENT: Requirements = {
  Timestamp: { type: 'string', isRequired: true },
  DepositAccountNumber: { type: 'integer', isRequired: true },
  Amount: { type: 'number', isRequired: true },
  PaymentDate: { type: 'string', pattern: /^\d{4}-\d\d-\d\d$/, isRequired: true },
  RemainderIsFee: { type: 'boolean' },
  ExternalReference: reference,
  Description: text,
};

export const BOOK: Requirements = { Timestamp: { type: 'string', isRequired: true } };

const amount: Requirement = { type: 'number', isRequired: true };
export const LINE: Requirements = {
  BaseAmountValue: amount,
  Quantity: amount,
  AccountNumber: { type: 'integer', isRequired: true },
  Discount: amount,
  Description: text,
  Comments: text,
  Unit: text,
};

/** Returns the known fields that have a value, and ignores unknown fields. Throws Dinero's error for invalid fields. */
export function validate(body: unknown, requirements: Requirements, path = ''): Record<string, unknown> {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const entries = Object.entries(requirements).map(
    ([name, requirement]) => [name, fields[name] ?? null, requirement] as const,
  );
  const errors = entries.flatMap(([name, value, requirement]) => {
    const error = validationError(value, requirement);
    return error ? [[`${path}${name}`, `${path}${name} ${error}.`]] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

function validationError(value: unknown, { type, isRequired, maxLength, pattern }: Requirement): string | undefined {
  if (value === null || value === '') return isRequired ? 'skal udfyldes' : undefined;
  if (!hasType(value, type)) return 'er af en forkert type';
  if (maxLength !== undefined && String(value).length > maxLength) return `må højst være ${maxLength} tegn`;
  return pattern && !pattern.test(String(value)) ? 'er skrevet forkert' : undefined;
}

function hasType(value: unknown, type: Requirement['type']): boolean {
  if (type === 'list') return Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}
