import { messageOf } from '../../app/relay/errors.ts';
import { toast } from '../../ui/Toast.tsx';

export interface Undo {
  /** Says what was done, such as 'Anna har fået 3 punkter'. */
  done: string;
  /** Undoes it, and returns what applies then. */
  undo: () => Promise<string>;
}

/** Says that something is done, and offers for ten seconds to undo it. */
export const offerUndo = ({ done, undo }: Undo): void =>
  toast.withAction(done, {
    label: 'Fortryd',
    onPress: () =>
      void undo().then(
        (undone) => toast.success(undone),
        (error: unknown) => toast.error(messageOf(error, 'Kunne ikke fortryde. Prøv at rette det i hånden.')),
      ),
  });
