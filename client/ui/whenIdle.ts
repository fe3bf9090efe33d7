/** Waits until the browser has nothing else to do, for example until a screen is painted. Safari cannot say so. */
export const whenIdle = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve(), { timeout: 1_000 }) : resolve(),
  );
