import { useState } from 'react';
import { messageOf } from './errors.ts';

/** Does what may fail. Why it did is said where it was asked for, until the next try. */
export function useAttempt(
  work: () => Promise<void>,
  fallback: string,
): { attempt: () => Promise<void>; message: string | undefined } {
  const [message, setMessage] = useState<string>();
  const attempt = async () => {
    setMessage(undefined);
    try {
      await work();
    } catch (error) {
      setMessage(messageOf(error, fallback));
    }
  };
  return { attempt, message };
}
