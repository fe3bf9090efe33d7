import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocation } from 'react-router';
import { Menu } from '../ui/Menu.tsx';
import styles from './Frame.module.css';
import type { Place } from './navigation.tsx';
import { PendingCount } from './PlaceLink.tsx';

interface PlaceMenuProps {
  label: string;
  icon: ReactNode;
  places: Place[];
  onGo: (place: Place) => void;
}

/** A menu of places in the header; renders nothing without places. */
export function PlaceMenu({ label, icon, places, onGo }: PlaceMenuProps) {
  const { pathname } = useLocation();
  if (!places.length) return null;
  const isCurrent = ({ to }: Place) => pathname === to || pathname.startsWith(`${to}/`);
  const pendingCount = places.reduce((sum, place) => sum + (place.pendingCount ?? 0), 0);
  return (
    <div className={styles.desk}>
      <Menu
        label={label}
        trigger={
          <AriaButton className={styles.link} {...(places.some(isCurrent) && { 'aria-current': true })}>
            {icon}
            <span className={styles.company}>{label}</span>
            <PendingCount count={pendingCount} />
            <ChevronDown aria-hidden />
          </AriaButton>
        }
        entries={places.map((place) => ({
          id: place.to,
          label: place.label,
          icon: place.icon,
          end: <PendingCount count={place.pendingCount} />,
          isCurrent: isCurrent(place),
          onAction: () => onGo(place),
        }))}
      />
    </div>
  );
}
