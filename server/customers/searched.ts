/** What the index of companies holds: every three letters in a row of these. */
export const SEARCHED = `name || chr(10) || contact_person || chr(10) || billing_email`;
