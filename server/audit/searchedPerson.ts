/**
 * What the index of persons in the audit log holds: every three letters in a row of these. With the Danish collation said, upper
 * and lower case are the same for every letter: next to an id, the rules of "C" would count, which know A to Z alone.
 */
export const SEARCHED_PERSON = `coalesce(name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(address, '') || chr(10) || coalesce(person_id, '') collate "da-DK-x-icu"`;
