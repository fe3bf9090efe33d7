import { CalendarPlus, Download } from 'lucide-react';
import { useCalendars } from '../../public/events/useCalendars.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { useCalendars_links$key } from '#relay/useCalendars_links.graphql';

export function CalendarMenu({ title, links }: { title: string; links: useCalendars_links$key }) {
  const calendars = useCalendars(links);
  return (
    <Menu
      label="Tilføj til kalender"
      trigger={
        <IconButton variant="secondary" label={`Tilføj ${title} til kalender`}>
          <CalendarPlus aria-hidden />
        </IconButton>
      }
      entries={calendars.map(({ id, name, to, isFile }) => ({
        id,
        label: name,
        to,
        opens: isFile ? ('file' as const) : ('newTab' as const),
        startsGroup: isFile,
        ...(isFile && { icon: <Download aria-hidden /> }),
      }))}
    />
  );
}
