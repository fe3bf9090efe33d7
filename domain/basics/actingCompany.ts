/** Names the company in which a call acts. A person who is a member of several companies needs it. */
export const COMPANY_HEADER = 'x-company';

/** The parameter by which an address names the company in which it opens. */
const COMPANY_PARAMETER = 'company';

/** The message of the FORBIDDEN with which a call in a company is refused whose member the person is not. */
export const NOT_A_MEMBER = 'Du er ikke bruger i denne virksomhed.';

const COMPANY_ID = /^cust_\w+$/;

/** Whether a text can be the id of a company. The server alone decides whether the company exists. */
export const isCompanyId = (text: string | null): text is string => text !== null && COMPANY_ID.test(text);

/** The address with the company in which it opens, for links that are opened in another tab. */
export function inCompany(address: string, companyId: string): string {
  const [, before = '', hash = ''] = HASH.exec(address)!;
  return `${before}${before.includes('?') ? '&' : '?'}${COMPANY_PARAMETER}=${companyId}${hash}`;
}

/** The company that an address names, or undefined, and the address without it. */
export function splitCompany(address: string): { companyId: string | undefined; path: string } {
  const [, before = '', hash = ''] = HASH.exec(address)!;
  const [pathname = '', ...queries] = before.split('?');
  const parameters = queries.join('?').split('&');
  const named = parameters.find(isCompany)?.slice(COMPANY_PARAMETER.length + 1) ?? null;
  if (!isCompanyId(named)) return { companyId: undefined, path: address };
  const others = parameters.filter((parameter) => !isCompany(parameter)).join('&');
  return { companyId: named, path: `${pathname}${others && `?${others}`}${hash}` };
}

/** The address before its fragment, and the fragment. */
const HASH = /^([^#]*)(.*)$/s;

const isCompany = (parameter: string) => parameter.startsWith(`${COMPANY_PARAMETER}=`);
