import type { Page } from '@playwright/test';

/**
 * Opens a screen and waits until it has sent its subscription, by default any. The screen must then show every later
 * change live.
 */
export async function openSubscribed(page: Page, path: string, subscription = 'subscribe'): Promise<void> {
  const subscribed = waitForSubscription(page, subscription);
  await page.goto(path);
  await subscribed;
}

/**
 * Resolves when the page sends this subscription over a socket that opens after this call. Call it before the action
 * that subscribes.
 */
export function waitForSubscription(page: Page, subscription: string): Promise<void> {
  return new Promise((resolve) => {
    // Frames are observed from the start of the socket; a listener that is added later can miss the first ones.
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => String(payload).includes(`"${subscription}"`) && resolve()),
    );
  });
}
