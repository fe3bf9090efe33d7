import { latestPlace, requestReturn } from '../../app/relay/keptScreens.ts';

interface BackLink {
  to: string;
  label: string;
  onFollow?: () => void;
}

/** The link from a row's page back to its list: to the filters, rows and scroll position that the user left there. */
export function useListBack({ to, label }: { to: string; label: string }): BackLink {
  const place = latestPlace(to);
  if (!place) return { to, label };
  return {
    to: place.address,
    label: place.words ? `${label} · ${place.words}` : label,
    onFollow: () => requestReturn(place),
  };
}
