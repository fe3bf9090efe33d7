import { sessionToken } from '../../app/relay/session.ts';
import { pastedKey } from './pastedKey.ts';

/** The token that the playground sends: a pasted API key, or else the portal's session. */
export interface Credential {
  token: string | null;
  isPasted: boolean;
}

export function currentCredential(): Credential {
  const pasted = pastedKey();
  return pasted ? { token: pasted, isPasted: true } : { token: sessionToken(), isPasted: false };
}
