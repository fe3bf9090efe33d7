/** Pages ask by themselves when something changes; after this long without a hand on them, nobody is there. */
const AWAY_AFTER_MS = 5 * 60_000;

let touchedAt = Date.now();
const touched = () => void (touchedAt = Date.now());
for (const type of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(type, touched, { capture: true, passive: true });

export const isUnattended = () => Date.now() - touchedAt > AWAY_AFTER_MS;
