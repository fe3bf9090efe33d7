import { useCallback, useEffect, useMemo, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { foldSearchText, MIN_SEARCH_LENGTH } from '../../../domain/basics/search.ts';
import { messageOf } from '../../relay/errors.ts';
import { placeOf, readHits, type Hit } from './hit.ts';
import type { useSearchHitsAdminQuery } from '#relay/useSearchHitsAdminQuery.graphql';
import type { useSearchHitsOwnQuery } from '#relay/useSearchHitsOwnQuery.graphql';

/** Long enough that a word is not searched for at each of its letters. */
const DEBOUNCE_MS = 120;

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

interface Answer {
  text: string;
  hits: readonly Hit[];
}

/**
 * What the server finds for the text. The hits of the last answer stay until the next one arrives, as far as they match
 * the new text, and a late answer to an older text is dropped.
 */
export function useSearchHits(text: string, isAdmin: boolean) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<{ text: string; message: string }>();
  const [attempt, setAttempt] = useState(0);
  const wanted = text.trim().length < MIN_SEARCH_LENGTH ? '' : text.trim();
  useEffect(() => {
    if (!wanted) return undefined;
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      const observer = {
        next: (hits: readonly Hit[]) => {
          setAnswer({ text: wanted, hits });
          setFailure(undefined);
        },
        error: (error: unknown) =>
          setFailure({ text: wanted, message: messageOf(error, 'Der kunne ikke søges. Prøv igen.') }),
      };
      const variables = { text: wanted };
      request = isAdmin
        ? fetchQuery<useSearchHitsAdminQuery>(environment, adminQuery, variables)
            .map(({ admin }) => readHits(admin.search))
            .subscribe(observer)
        : fetchQuery<useSearchHitsOwnQuery>(environment, ownQuery, variables)
            .map(({ search }) => readHits(search))
            .subscribe(observer);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, wanted, isAdmin, attempt]);

  const isAnswered = answer?.text === wanted;
  const hits = useMemo(() => {
    if (!wanted || !answer) return [];
    return isAnswered ? answer.hits : answer.hits.filter((hit) => matches(hit, wanted));
  }, [answer, isAnswered, wanted]);
  const failed = wanted && failure?.text === wanted ? failure.message : undefined;
  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return { hits, isSearching: wanted !== '' && !isAnswered && !failed, failure: failed, retry };
}

/** Whether everything that is shown of a hit contains the words of the text. */
function matches(hit: Hit, text: string): boolean {
  const shown = foldSearchText(`${hit.title} ${placeOf(hit, true)}`);
  return foldSearchText(text)
    .split(' ')
    .every((word) => shown.includes(word));
}
