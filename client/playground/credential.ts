import { sessionToken } from '../relay/session.ts';

const KEY = 'portal.playground.key';

/** The token that the playground sends: a pasted API key, kept until the tab closes, or else the portal's session. */
export interface Credential {
  token: string | null;
  isPasted: boolean;
}

export function currentCredential(): Credential {
  const pasted = sessionStorage.getItem(KEY);
  return pasted ? { token: pasted, isPasted: true } : { token: sessionToken(), isPasted: false };
}

export const rememberKey = (key: string) => sessionStorage.setItem(KEY, key);
export const forgetKey = () => sessionStorage.removeItem(KEY);
