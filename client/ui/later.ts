import { toast } from './Toast.tsx';

/** The code of what opens over a page is fetched by whoever opens it, and before that once the page has had its time. */
export function later<Code>(load: () => Promise<Code>) {
  return {
    /** Each time it is wanted: what did not come is asked for again. */
    use: (use: (code: Code) => void) =>
      void load().then(use, (error: unknown) => {
        reportError(error);
        toast.error('Det kunne ikke åbnes. Kontrollér din internetforbindelse, eller indlæs siden igen.');
      }),
    fetch: () => void load().catch(() => undefined),
  };
}
