import { useRef } from 'react';
import { graphql } from 'react-relay';
import { runOperationLater } from '../relay/runOperationLater.ts';
import type {
  useConflictCheckQuery,
  useConflictCheckQuery$variables,
} from './__generated__/useConflictCheckQuery.graphql.ts';

const query = graphql`
  query useConflictCheckQuery($email: String, $subdomain: String) {
    registrationConflicts(email: $email, subdomain: $subdomain) {
      email
      subdomain
    }
  }
`;

/** The user waits for the answer before the next step. The registration itself checks the values again. */
const TIMEOUT_MS = 5_000;

/**
 * Returns a function that asks whether an e-mail or a subdomain is taken, and resolves to the message for its field, or
 * to undefined. A failed check prevents nothing. Each value is asked about once, because the number of checks is
 * limited.
 */
export function useConflictCheck() {
  const answers = useRef(new Map<string, string | undefined>());
  return async (field: keyof useConflictCheckQuery$variables, value: string): Promise<string | undefined> => {
    const key = `${field} ${value.trim().toLowerCase()}`;
    if (answers.current.has(key)) return answers.current.get(key);
    try {
      const request = runOperationLater<useConflictCheckQuery>(query, { [field]: value });
      const answer = await Promise.race([request, rejectAfterTimeout()]);
      const conflict = answer.registrationConflicts[field] ?? undefined;
      answers.current.set(key, conflict);
      return conflict;
    } catch {
      return undefined;
    }
  };
}

const rejectAfterTimeout = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('The check took too long')), TIMEOUT_MS));
