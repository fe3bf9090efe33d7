const UNATTENDED_AFTER_MS = 5 * 60_000;

let lastInputAt = Date.now();
const recordInput = () => void (lastInputAt = Date.now());
for (const type of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(type, recordInput, { capture: true, passive: true });

/**
 * Whether the page has had no pointer or key input for five minutes. An open page refetches by itself after live
 * events; the requests of an unattended page are marked, so that they do not keep the session of an absent user alive.
 */
export const isUnattended = () => Date.now() - lastInputAt > UNATTENDED_AFTER_MS;
