export const PURCHASE_TITLE = 'Bestil serviceaftale';

/** The steps in their order. The slug names the step in the address. */
export const purchaseSteps = [
  { slug: 'afdeling', title: 'Afdeling' },
  { slug: 'periode', title: 'Aftaleperiode' },
  { slug: 'betaling', title: 'Betaling' },
  { slug: 'gennemse', title: 'Gennemse' },
] as const;

export type PurchaseStep = (typeof purchaseSteps)[number]['slug'];

export const purchaseSlugs: readonly PurchaseStep[] = purchaseSteps.map(({ slug }) => slug);

export const indexOfPurchaseStep = (slug: PurchaseStep) => purchaseSlugs.indexOf(slug);
