import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { cvrSumHolds, normalizedCvr } from '../../domain/companyNumbers.ts';
import type { useVatNumberHintQuery } from './__generated__/useVatNumberHintQuery.graphql.ts';

const query = graphql`
  query useVatNumberHintQuery($vatNumber: String!) {
    vatNumberHint(vatNumber: $vatNumber) {
      message
      company {
        id
        name
      }
    }
  }
`;

interface Hint {
  message: string;
  /** The company that has the number, for admins. */
  company?: { readonly id: string; readonly name: string } | null | undefined;
}

/** What is worth saying of a number that was just typed; of the one that is stored, everything has been said. */
export function useVatNumberHint(typed: string, stored: string): Hint | undefined {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ vatNumber: string; hint: Hint | undefined }>();
  const vatNumber = normalizedCvr(typed);
  const isComplete = /^\d{8}$/.test(vatNumber) && vatNumber !== stored;
  const isSound = cvrSumHolds(vatNumber);
  useEffect(() => {
    if (!isComplete || !isSound) return undefined;
    const asking = fetchQuery<useVatNumberHintQuery>(environment, query, { vatNumber }).subscribe({
      next: ({ vatNumberHint }) => setAnswer({ vatNumber, hint: vatNumberHint ?? undefined }),
      // A hint that can't be had is none.
      error: () => undefined,
    });
    return () => asking.unsubscribe();
  }, [environment, isComplete, isSound, vatNumber]);
  if (!isComplete) return undefined;
  if (!isSound) return { message: 'CVR-nummeret ser ikke ud til at være gyldigt – kontrollér det gerne' };
  return answer?.vatNumber === vatNumber ? answer.hint : undefined;
}
