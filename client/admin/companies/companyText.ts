/** Formats a CVR number as '38 41 92 07'; any other text stays as it is. */
export const cvrText = (vatNumber: string) =>
  /^\d{8}$/.test(vatNumber) ? vatNumber.replace(/(\d\d)(?=\d)/g, '$1 ') : vatNumber;

/** Returns the address of a tab of a company's screen; of its overview when no tab is named. */
export const companyPath = (id: string, tab = '') => `/admin/companies/${id}${tab && `/${tab}`}`;

/** Formats a list as 'a, b og c'. */
export const formatList = (words: readonly string[]) =>
  new Intl.ListFormat('da', { type: 'conjunction' }).format(words);
