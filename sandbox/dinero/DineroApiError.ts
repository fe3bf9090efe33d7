import { randomUUID } from 'node:crypto';

/** An error answer in Dinero's form. */
export class DineroApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: Record<string, string>;

  constructor(status: number, code: number, message: string, errors: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  get body(): object {
    return {
      code: this.code,
      message: this.message,
      errorId: randomUUID(),
      validationErrors: this.errors,
      languageSpecificMessages: Object.entries(this.errors).map(([property, message]) => ({ property, message })),
    };
  }
}

export const invalid = (errors: Record<string, string>) => new DineroApiError(400, 42, 'Validation error', errors);
export const notFound = () => new DineroApiError(404, 40, 'Not found');
export const unknownDocument = () => new DineroApiError(400, 63, 'Invalid InvoiceGuid, no results found');
export const duplicate = () => new DineroApiError(409, 72, 'Duplicated entity');
export const outdated = () => new DineroApiError(400, 58, 'Timestamp is outdated');
