import { graphql } from 'react-relay';
import { messageOf, PortalError, type SecondFactorRequest } from '../../app/relay/errors.ts';
import { runOperation } from '../../app/relay/runOperation.ts';
import { takeProviderRequest, type ProviderRequest } from './providerRequests.ts';
import type { completeAtProviderMutation } from '#relay/completeAtProviderMutation.graphql';

/** An account of a provider that no user has connected. */
export interface UnknownAccount {
  ticket: string;
  email: string | null | undefined;
  name: string | null | undefined;
  /** The company that the person may join. */
  companyName: string | null | undefined;
}

export type ProviderResult = { request: ProviderRequest | undefined } & (
  | { kind: 'SIGNED_IN'; token: string }
  | { kind: 'SECOND_STEP'; secondFactor: SecondFactorRequest }
  | { kind: 'PASSWORD_NEEDED' | 'NO_ACCOUNT' | 'JOIN_OFFERED' | 'REQUEST_OFFERED'; account: UnknownAccount }
  | { kind: 'CONNECTED' | 'CONFIRMED' }
  | { kind: 'FAILED'; message: string }
);

const NOT_BEGUN_HERE = 'Login hos udbyderen er brugt eller udløbet. Begynd igen.';
const FAILED = 'Der opstod en fejl ved login. Prøv igen senere.';

const mutation = graphql`
  mutation completeAtProviderMutation($input: CompleteProviderSignInInput!) {
    completeProviderSignIn(input: $input) {
      outcome
      token
      ticket
      email
      name
      companyName
    }
  }
`;

/** Finishes the sign-in with whose result the provider has led the browser back to an address. */
export async function completeAtProvider(address: string): Promise<ProviderResult> {
  const url = new URL(address);
  const request = takeProviderRequest(url.searchParams.get('state'));
  if (!request) return { kind: 'FAILED', message: NOT_BEGUN_HERE, request };
  try {
    const { completeProviderSignIn: answer } = await runOperation<completeAtProviderMutation>(mutation, {
      input: { ticket: request.ticket, callback: url.search },
    });
    switch (answer.outcome) {
      case 'SIGNED_IN':
        return { kind: answer.outcome, token: answer.token!, request };
      case 'PASSWORD_NEEDED':
      case 'NO_ACCOUNT':
      case 'JOIN_OFFERED':
      case 'REQUEST_OFFERED':
        return { kind: answer.outcome, account: { ...answer, ticket: answer.ticket! }, request };
      case 'CONNECTED':
      case 'CONFIRMED':
        return { kind: answer.outcome, request };
      default:
        return { kind: 'FAILED', message: FAILED, request };
    }
  } catch (error) {
    const secondFactor = error instanceof PortalError ? error.secondFactor : undefined;
    return secondFactor
      ? { kind: 'SECOND_STEP', secondFactor, request }
      : { kind: 'FAILED', message: messageOf(error, FAILED), request };
  }
}
