const ID = /^[\w-]{1,100}$/;
/** No company has this id, so nobody is a member of it. */
const NO_COMPANY = '-';

/**
 * The company that a call names by its header or by the parameter of its socket; undefined when it names none. What
 * cannot be the id of a company is no reason to act in another one, so it names a company without members.
 */
export function namedCompany(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' && ID.test(value) ? value : NO_COMPANY;
}
