import type { TimelineKind } from '../../../../domain/backOffice/timeline.ts';
import { formatExact } from '../../../../domain/basics/money.ts';
import { manifestOf } from '../../../../domain/partners/integrations/manifests.ts';
import { SeatFault } from '../../../../domain/sales/seats/seatFaults.ts';
import type { TimelineRow } from './timelineRows.ts';

interface EntryText {
  title: string;
  description: string | null;
}

/** The Danish texts of an entry. */
export function entryText({ kind, title, description, amount }: TimelineRow): EntryText {
  const stored = title ?? '';
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ') || null;
  const price = amount === null ? null : formatExact(amount);
  const texts: Record<TimelineKind, () => EntryText> = {
    NOTE: () => ({ title: stored, description }),
    ACTIVITY: () => ({ title: stored, description }),
    INVOICE: () => ({
      title: `Faktura ${stored} er udstedt`,
      description: joined(price, description && `mailet til ${description}`),
    }),
    FAILED_PAYMENT: () => ({ title: `Betaling afvist: ${stored}`, description: joined(price, description) }),
    HELP_DESK_KEY: () => ({
      title: `Nøglen til ${stored} virker ikke`,
      description: description && SeatFault[description as SeatFault].label,
    }),
    INTEGRATION: () => ({ title: integrationTitle(stored), description }),
  };
  return texts[kind]();
}

/** The stored title is the id of the integration and the subdomain. */
function integrationTitle(stored: string): string {
  const [pluginId = '', subdomain = ''] = stored.split(' ');
  return `${manifestOf(pluginId)?.name ?? pluginId} på ${subdomain} virker ikke`;
}
