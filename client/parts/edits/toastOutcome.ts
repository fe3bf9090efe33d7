import { messageOf } from '../../app/relay/errors.ts';
import { toast } from '../../ui/Toast.tsx';

/**
 * Says in a toast that work is done, unless the screen shows it, or why it failed: the server's message, or the
 * fallback. Never rejects; after a failure it resolves with undefined.
 */
export const toastOutcome = async <Result>(
  work: Promise<Result>,
  done: string | undefined,
  fallback: string,
): Promise<Result | undefined> => {
  try {
    const result = await work;
    if (done) toast.success(done);
    return result;
  } catch (error) {
    toast.error(messageOf(error, fallback));
    return undefined;
  }
};
