import { MIN_SEARCH_LENGTH } from '../../../../domain/basics/search.ts';

const COMMAND = /^(?:log|registr[eé]r)\s+timer(?:\s+på)?(?:\s+klippekort(?:et)?)?(?:\s+(.*))?$/i;

/**
 * The meaning of a text such as 'log timer på a7f3k2': the clip cards that the rest of the text names. Their
 * search is empty while the rest is too short. Undefined for any other text.
 */
export function parseHoursCommand(text: string): { cards: string } | undefined {
  const match = COMMAND.exec(text.trim());
  if (!match) return undefined;
  const named = match[1]?.trim() ?? '';
  return { cards: named.length < MIN_SEARCH_LENGTH ? '' : `klippekort ${named}` };
}
