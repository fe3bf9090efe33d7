import { createHash } from 'node:crypto';

/** A person who signs in at the stand-in. */
export interface Person {
  email: string;
  name: string;
  /** The organisation of the account. By default, accounts with the same e-mail domain belong to one. */
  tenant?: string | undefined;
}

const MAX_TEXT = 200;

/** The person in the form of the sign-in page. */
export function readPerson(form: URLSearchParams): Person {
  const text = (name: string) => form.get(name)?.trim().slice(0, MAX_TEXT) ?? '';
  const email = text('email') || 'ukendt@portal.example';
  return { email, name: text('name') || email.split('@')[0]!, tenant: text('tenant') || undefined };
}

/** An account id that holds the person, because the stand-in stores nobody. */
export const idOf = (person: Person): string => Buffer.from(JSON.stringify(person)).toString('base64url');

/** The account of an id, with its claims. Private accounts of public mail domains belong to no organisation. */
export function accountOf(accountId: string, tenantClaim: 'tid' | 'hd') {
  const { email, name, tenant } = JSON.parse(Buffer.from(accountId, 'base64url').toString()) as Person;
  const domain = email.split('@')[1]?.toLowerCase() ?? '';
  const organisation = tenant ?? (tenantClaim === 'hd' ? domain : uuidOf(domain));
  return {
    accountId,
    claims: async () => ({
      sub: uuidOf(email.toLowerCase()),
      email,
      email_verified: true,
      name,
      ...(organisation !== 'none' && { [tenantClaim]: organisation }),
    }),
  };
}

/** A stable id that has the form of Microsoft's ids of organisations and people. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
