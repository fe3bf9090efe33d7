export const parseTeamSearch = (searchParams: URLSearchParams): string | null => searchParams.get('q')?.trim() || null;
