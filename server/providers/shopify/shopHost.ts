/** Whatever became of a shop's address on its way here, nothing but this ever gets a question, and with it a secret. */
const SHOP = /^(?!xn--)[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/;

export const isShopHost = (text: string): boolean => SHOP.test(text);
