/** The only hosts that requests, and with them secrets, are sent to, however the address of a shop was entered. */
const SHOP = /^(?!xn--)[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/;

export const isShopHost = (text: string): boolean => SHOP.test(text);
