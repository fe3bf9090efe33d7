/**
 * SQL of the text by which people in the audit log are found; the search index holds the trigrams of exactly this
 * expression. The explicit Danish collation makes upper and lower case equal for every letter: the collation of the id,
 * "C", would apply otherwise and knows the letters A to Z alone.
 */
export const SEARCHED_PERSON =
  `coalesce(name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(address, '') || chr(10) || ` +
  `coalesce(person_id, '') collate "da-DK-x-icu"`;
