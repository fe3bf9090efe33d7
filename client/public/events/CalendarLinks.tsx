import { Download } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './Events.module.css';
import { useCalendars } from './useCalendars.ts';
import type { useCalendars_links$key } from '#relay/useCalendars_links.graphql';

export const CalendarLinks = ({ links }: { links: useCalendars_links$key }) => (
  <ul className={styles.calendars}>
    {useCalendars(links).map(({ id, name, to, isFile }) => (
      <li key={id}>
        <ButtonLink to={to} opens={isFile ? 'file' : 'newTab'} block>
          {isFile && <Download aria-hidden />} {name}
        </ButtonLink>
      </li>
    ))}
  </ul>
);
