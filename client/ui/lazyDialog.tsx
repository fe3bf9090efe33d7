import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { lazyModule } from './lazyModule.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

/**
 * A dialog whose code a screen does not wait for. The code is prefetched when somebody comes near a button of the
 * screen. When it cannot be loaded, a toast says so and the dialog closes.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const module = lazyModule(() => load().then((component) => (Loaded = component)));
  prefetchOnIntent(module.fetch);

  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => Loaded);
    const close = useRef(props.onClose);
    useEffect(() => void (close.current = props.onClose));
    useEffect(() => {
      let isOpen = true;
      if (!Dialog)
        module.use(
          // The page stays as it is while a dialog that fetches its data waits for the answer.
          (component) => startTransition(() => setDialog(() => component)),
          () => isOpen && close.current(),
        );
      return () => void (isOpen = false);
      // The code is loaded once.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, []);
    return Dialog && <Dialog {...props} />;
  };
}
