import { useEffect, useState } from 'react';

export interface Told {
  tone: 'green' | 'red';
  text: string;
}

export interface Notice {
  told: Told | undefined;
  succeeded: (text: string) => void;
  failed: (text: string) => void;
  dismiss: () => void;
}

const SHOWN_MS = 5_000;

/** What happened last: what went well is said for a while, what did not until it has been read. */
export function useNotice(): Notice {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    if (told?.tone !== 'green') return undefined;
    const timer = setTimeout(() => setTold(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return {
    told,
    succeeded: (text) => setTold({ tone: 'green', text }),
    failed: (text) => setTold({ tone: 'red', text }),
    dismiss: () => setTold(undefined),
  };
}
