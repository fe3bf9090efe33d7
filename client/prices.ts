import { useSyncExternalStore } from 'react';
import type { PriceList } from '../domain/prices.ts';
import { facts } from './facts.ts';
import { PortalError } from './relay/errors.ts';

const listeners = new Set<() => void>();
const currentList = () => facts().prices;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the price list of the page, or a newer one once `refreshPrices` has fetched it. */
export const usePrices = (): PriceList => useSyncExternalStore(subscribe, currentList, currentList);

/**
 * Fetches the current price list if the server has refused a purchase because its price has changed, so that the form
 * shows the new price.
 */
export async function refreshChangedPrices(error: unknown): Promise<void> {
  if (!(error instanceof PortalError) || error.code !== 'PRICE_CHANGED') return;
  const answer = await fetch('/facts.json').catch(() => undefined);
  if (!answer?.ok) return;
  facts().prices = ((await answer.json()) as { prices: PriceList }).prices;
  for (const listener of listeners) listener();
}
