/** The columns of a company that the search index covers with trigrams. */
export const SEARCHED_COLUMNS = `name || chr(10) || contact_person || chr(10) || billing_email`;
