import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { foldSearchText, MIN_SEARCH_LENGTH } from '../../../../domain/basics/search.ts';
import { useAnswer } from '../../relay/useAnswer.ts';
import { placeOf, readHits, type Hit } from './hit.ts';
import type { useSearchHitsAdminQuery } from '#relay/useSearchHitsAdminQuery.graphql';
import type { useSearchHitsOwnQuery } from '#relay/useSearchHitsOwnQuery.graphql';

/** Long enough that a word is not searched for at each of its letters. */
const DELAY_MS = 120;

const ownQuery = graphql`
  query useSearchHitsOwnQuery($text: String!) {
    search(text: $text) {
      ...hit_hit
    }
  }
`;

const adminQuery = graphql`
  query useSearchHitsAdminQuery($text: String!) {
    admin {
      search(text: $text) {
        ...hit_hit
      }
    }
  }
`;

/**
 * What the server finds for the text. The hits of the last answer stay until the next one arrives, as far as they match
 * the new text, and a late answer to an older text is dropped.
 */
export function useSearchHits(text: string, isEmployee: boolean) {
  const wanted = text.trim().length < MIN_SEARCH_LENGTH ? '' : text.trim();
  const { answer, isCurrent, failure, retry } = useAnswer<useSearchHitsAdminQuery | useSearchHitsOwnQuery>(
    isEmployee ? adminQuery : ownQuery,
    wanted ? { text: wanted } : undefined,
    { delayMs: DELAY_MS, failureText: 'Der kunne ikke søges. Prøv igen.' },
  );
  const hits = useMemo(() => {
    if (!wanted || !answer) return [];
    const found = readHits('admin' in answer ? answer.admin.search : answer.search);
    return isCurrent ? found : found.filter((hit) => matches(hit, wanted));
  }, [answer, isCurrent, wanted]);
  return { hits, isSearching: wanted !== '' && !isCurrent && !failure, failure, retry };
}

/** Whether everything that is shown of a hit contains the words of the text. */
function matches(hit: Hit, text: string): boolean {
  const shown = foldSearchText(`${hit.title} ${placeOf(hit, true)}`);
  return foldSearchText(text)
    .split(' ')
    .every((word) => shown.includes(word));
}
