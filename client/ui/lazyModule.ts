import { toast } from './Toast.tsx';

/**
 * A module that is loaded on demand, such as the code of a dialog. `fetch` prefetches the module and ignores errors.
 * The caller prefetches once the page has loaded, so that the module does not delay the page.
 */
export function lazyModule<Module>(load: () => Promise<Module>) {
  return {
    /** Loads the module and calls back. On an error, a toast says so, and the next call tries again. */
    use: (use: (module: Module) => void, onFailure?: () => void) =>
      void load().then(use, (error: unknown) => {
        reportError(error);
        toast.error('Det kunne ikke åbnes. Kontrollér forbindelsen, eller indlæs siden igen.');
        onFailure?.();
      }),
    // Some browsers remember a module that could not be loaded until the page is reloaded.
    fetch: async () => {
      if (navigator.onLine) await load().catch(() => undefined);
    },
  };
}
