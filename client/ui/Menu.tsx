import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { classes } from './classes.ts';
import styles from './Menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  danger?: boolean;
  onAction?: () => void;
}

interface MenuProps {
  label: string;
  trigger: ReactElement;
  entries: MenuEntry[];
  /** Above the entries, such as who is signed in. */
  header?: ReactNode;
}

/** Links lead through the router, which the frame hands to react-aria. */
export function Menu({ label, trigger, entries, header }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover} placement="bottom end">
        {header && <div className={styles.header}>{header}</div>}
        <AriaMenu className={styles.menu} aria-label={label}>
          {entries.map(({ id, label: text, icon, to, danger, onAction }) => (
            <AriaMenuItem key={id} id={id} textValue={text} className={classes(styles.item, danger && styles.danger)} {...(to && { href: to })} {...(onAction && { onAction })}>
              {icon}{text}
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
