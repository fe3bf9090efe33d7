import { StateFile } from '../StateFile.ts';

export interface Webhook {
  id: string;
  topic: string;
  uri: string;
}

/** What a shop gave the portal, from its owner's consent until it is uninstalled. */
export interface Installation {
  scope: string;
  /** Access that does not end has no end. */
  accessTokens: { token: string; goodUntil: number | null }[];
  refreshToken: string | null;
  /** The one before: still good until its successor is used, for whoever lost the answer. */
  formerRefreshToken: string | null;
  webhooks: Webhook[];
}

export interface Delivery {
  /** The same however often it is sent. */
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
  installations: Record<string, Installation>;
  /** Oldest first. */
  deliveries: Delivery[];
}

const DELIVERIES_KEPT = 1_000;

export class ShopifyFile extends StateFile<ShopifyState> {
  constructor(folder: string | undefined) {
    super(folder, 'shopify', () => ({ lastId: 1_000_000, codes: {}, installations: {}, deliveries: [] }));
  }

  override save(): void {
    this.state.deliveries.splice(0, this.state.deliveries.length - DELIVERIES_KEPT);
    super.save();
  }

  newId(type: string): string {
    this.state.lastId += 1;
    return `gid://shopify/${type}/${this.state.lastId}`;
  }
}
