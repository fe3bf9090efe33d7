import { COMPANY_HEADER } from '../../../domain/basics/actingCompany.ts';
import { PREVIEW_HEADER } from '../../../domain/basics/preview.ts';
import { UNATTENDED_HEADER } from '../../../domain/basics/unattended.ts';
import type { SecondFactorRequest } from './errors.ts';
import { isUnattended } from './unattended.ts';

const TIMEOUT_MS = 15_000;

/** A persisted operation with its variables, as it is sent to the server. */
export interface OperationRequest {
  id: string | null | undefined;
  operationName: string;
  variables: object;
}

/**
 * Who sends an operation: the token of the session, the company in which it acts if it names one, and the user whose
 * rights it has in a preview.
 */
export interface Sender {
  token: string | null;
  company: string | null;
  preview: string | null;
}

/** The body of a GraphQL response. */
export interface OperationResult {
  data?: unknown;
  errors?: {
    message: string;
    extensions?: {
      code?: string;
      fields?: Record<string, string>;
      secondFactor?: SecondFactorRequest;
      requestId?: string;
    };
  }[];
}

/**
 * Posts a persisted operation. GraphQL errors are returned in the result. Rejects with the error of `fetch` when the
 * server cannot be reached or does not answer within the timeout.
 */
export async function sendOperation(request: OperationRequest, sender: Sender): Promise<OperationResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headersOf(sender),
      ...(isUnattended() && { [UNATTENDED_HEADER]: '1' }),
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return parseResult(await response.text());
}

const headersOf = ({ token, company, preview }: Sender) =>
  token && {
    authorization: `Bearer ${token}`,
    ...(company && { [COMPANY_HEADER]: company }),
    ...(preview && { [PREVIEW_HEADER]: preview }),
  };

/**
 * A proxy in front of the portal answers with HTML when the portal is down. Such a body is reported as an error of the
 * server, not of the network.
 */
function parseResult(body: string): OperationResult {
  try {
    const result = JSON.parse(body) as OperationResult | null;
    if (result?.data !== undefined || Array.isArray(result?.errors)) return result;
  } catch {
    // The body is not JSON.
  }
  return { errors: [{ message: '', extensions: { code: 'INTERNAL' } }] };
}
