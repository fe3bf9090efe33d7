import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocation } from 'react-router';
import { Menu } from '../ui/Menu.tsx';
import styles from './Frame.module.css';
import type { Place } from './navigation.tsx';
import { Waiting } from './PlaceLink.tsx';

interface PlaceMenuProps {
  label: string;
  icon: ReactNode;
  places: Place[];
  onGo: (place: Place) => void;
}

export function PlaceMenu({ label, icon, places, onGo }: PlaceMenuProps) {
  const { pathname } = useLocation();
  if (!places.length) return null;
  const isIn = ({ to }: Place) => pathname === to || pathname.startsWith(`${to}/`);
  const waiting = places.reduce((sum, place) => sum + (place.waiting ?? 0), 0);
  return (
    <div className={styles.desk}>
      <Menu
        label={label}
        trigger={
          <AriaButton className={styles.link} {...(places.some(isIn) && { 'aria-current': true })}>
            {icon}
            <span className={styles.company}>{label}</span>
            <Waiting count={waiting} />
            <ChevronDown aria-hidden />
          </AriaButton>
        }
        entries={places.map((place) => ({
          id: place.to,
          label: place.label,
          icon: place.icon,
          end: <Waiting count={place.waiting} />,
          isCurrent: isIn(place),
          onAction: () => onGo(place),
        }))}
      />
    </div>
  );
}
