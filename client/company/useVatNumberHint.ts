import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { hasValidCvrChecksum, normalizeCvr } from '../../domain/companyNumbers.ts';
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
  /** The company that already has the number; only admins receive it. */
  company?: { readonly id: string; readonly name: string } | null | undefined;
}

/** Returns a hint about a CVR number that was typed. The stored number gets none. */
export function useVatNumberHint(typed: string, stored: string): Hint | undefined {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ vatNumber: string; hint: Hint | undefined }>();
  const vatNumber = normalizeCvr(typed);
  const isComplete = /^\d{8}$/.test(vatNumber) && vatNumber !== stored;
  const hasValidChecksum = hasValidCvrChecksum(vatNumber);
  useEffect(() => {
    if (!isComplete || !hasValidChecksum) return undefined;
    const request = fetchQuery<useVatNumberHintQuery>(environment, query, { vatNumber }).subscribe({
      next: ({ vatNumberHint }) => setAnswer({ vatNumber, hint: vatNumberHint ?? undefined }),
      // Without a response there is no hint.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, isComplete, hasValidChecksum, vatNumber]);
  if (!isComplete) return undefined;
  if (!hasValidChecksum) return { message: 'CVR-nummeret ser ikke ud til at være gyldigt – kontrollér det gerne' };
  return answer?.vatNumber === vatNumber ? answer.hint : undefined;
}
