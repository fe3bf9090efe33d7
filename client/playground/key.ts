import { sessionToken } from '../relay/session.ts';

const KEY = 'portal.playground.key';

/** Whom the playground asks as: a key that was pasted, for as long as the tab lives, or whoever is signed in to the portal here. */
export interface Asker {
  token: string | null;
  isPasted: boolean;
}

export function currentAsker(): Asker {
  const pasted = sessionStorage.getItem(KEY);
  return pasted ? { token: pasted, isPasted: true } : { token: sessionToken(), isPasted: false };
}

export const rememberKey = (key: string) => sessionStorage.setItem(KEY, key);
export const forgetKey = () => sessionStorage.removeItem(KEY);
