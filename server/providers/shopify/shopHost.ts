/** Matches the hosts of shops. Requests contain secrets, so they are sent to no other host. */
const SHOP_HOST = /^(?!xn--)[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/;

export const isShopHost = (text: string): boolean => SHOP_HOST.test(text);
