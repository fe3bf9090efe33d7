import { useState } from 'react';
import { messageOf } from './errors.ts';

/**
 * Runs work that may fail. `attempt` never rejects: `message` says why the last attempt failed, with the server's
 * message or the fallback, until the next attempt.
 */
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
