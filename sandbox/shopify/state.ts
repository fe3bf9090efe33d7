import { StateFile } from '../StateFile.ts';

export interface Webhook {
  id: string;
  topic: string;
  uri: string;
}

/** The access of the portal to a shop, from the owner's consent until the app is uninstalled. */
export interface AppInstallation {
  scope: string;
  /** `goodUntil` is null for access that does not expire. */
  accessTokens: { token: string; goodUntil: number | null }[];
  refreshToken: string | null;
  /** The previous refresh token: valid until its successor is used, in case the answer of the renewal was lost. */
  formerRefreshToken: string | null;
  webhooks: Webhook[];
}

export interface Delivery {
  /** The same for each attempt. */
  id: string;
  topic: string;
  shop: string;
  uri: string;
  body: string;
  triggeredAt: string;
  isPending: boolean;
}

export interface ShopifyState {
  lastId: number;
  codes: Record<string, { shop: string; scope: string; goodUntil: number }>;
  /** By the shop's host. */
  installations: Record<string, AppInstallation>;
  /** Oldest first. */
  deliveries: Delivery[];
}

const MAX_STORED_DELIVERIES = 1_000;

export class ShopifyFile extends StateFile<ShopifyState> {
  constructor(folder: string | undefined) {
    super(folder, 'shopify', () => ({ lastId: 1_000_000, codes: {}, installations: {}, deliveries: [] }));
  }

  override save(): void {
    this.state.deliveries.splice(0, this.state.deliveries.length - MAX_STORED_DELIVERIES);
    super.save();
  }

  newId(type: string): string {
    this.state.lastId += 1;
    return `gid://shopify/${type}/${this.state.lastId}`;
  }
}
