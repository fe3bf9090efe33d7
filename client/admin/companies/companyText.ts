/** '38 41 92 07', and whatever else was written as it was written. */
export const cvrText = (vatNumber: string) =>
  /^\d{8}$/.test(vatNumber) ? vatNumber.replace(/(\d\d)(?=\d)/g, '$1 ') : vatNumber;

export const companyPath = (id: string, tab = '') => `/admin/companies/${id}${tab && `/${tab}`}`;

/** 'a, b og c' */
export const listed = (words: readonly string[]) => new Intl.ListFormat('da', { type: 'conjunction' }).format(words);
