import { useState } from 'react';
import { companyKey } from '../../app/relay/company.ts';

/** Kept by company, because a notice that does not matter in one of a person's companies may matter in another. */
const storageKey = () => companyKey('dismissed-notices');
/** Keeps the storage small when a tab stays open for weeks. */
const MAX_KEYS = 50;

/** The notices that the user has hidden in this tab. */
export function useDismissedNotices() {
  const [keys, setKeys] = useState(readKeys);
  const dismiss = (key: string) => {
    const next = [...keys.filter((other) => other !== key), key].slice(-MAX_KEYS);
    setKeys(next);
    try {
      sessionStorage.setItem(storageKey(), JSON.stringify(next));
    } catch {
      // Without storage, the notice stays hidden until the page is loaded again.
    }
  };
  return { isDismissed: (key: string) => keys.includes(key), dismiss };
}

function readKeys(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
