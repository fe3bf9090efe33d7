/** The text of a list's search, which UrlSearch keeps in the address's parameter `q`; null without any. */
export const parseSearch = (searchParams: URLSearchParams): string | null => searchParams.get('q')?.trim() || null;
