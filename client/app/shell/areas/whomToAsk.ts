const joined = (words: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('da', { type }).format(words);

/** More names than this would not help to choose one. */
const MOST_NAMES = 3;

/** Says which roles the viewer has, and which admins can change them. */
export function whomToAsk(roles: readonly string[], admins: readonly string[]): string {
  const named = admins.slice(0, MOST_NAMES);
  const askable = named.length ? joined(named, 'disjunction') : 'en administrator';
  const question = `Spørg ${askable}, hvis du skal bruge den.`;
  if (!roles.length) return question;
  const own = roles.length === 1 ? 'Din rolle er' : 'Dine roller er';
  return `${own} ${joined(roles, 'conjunction')}. ${question}`;
}
