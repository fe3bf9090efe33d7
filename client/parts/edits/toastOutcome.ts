import { messageOf } from '../../app/relay/errors.ts';
import { toast } from '../../ui/Toast.tsx';

/** Says in a toast that work is done, or why it failed: the server's message, or the fallback. */
export const toastOutcome = async (work: Promise<unknown>, done: string, fallback: string): Promise<void> => {
  try {
    await work;
    toast.success(done);
  } catch (error) {
    toast.error(messageOf(error, fallback));
  }
};
