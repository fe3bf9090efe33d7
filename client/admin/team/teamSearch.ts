export const teamSearch = (address: URLSearchParams): string | null => address.get('q')?.trim() || null;
