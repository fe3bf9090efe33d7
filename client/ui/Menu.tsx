import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { classes } from './classes.ts';
import styles from './Menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  /** It leads out of the portal, or fetches a file; the page stays. */
  opens?: 'newTab' | 'file';
  danger?: boolean;
  isDisabled?: boolean;
  /** Where one is already. */
  isCurrent?: boolean;
  /** Set apart from what stands above it. */
  startsGroup?: boolean;
  /** At its end, such as how much waits there. */
  end?: ReactNode;
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
          {entries.map(({ id, label: text, icon, to, opens, danger, isDisabled = false, isCurrent, startsGroup, end, onAction }) => (
            <Fragment key={id}>
              {startsGroup && <Separator className={styles.separator} />}
              <AriaMenuItem id={id} textValue={text} isDisabled={isDisabled} className={classes(styles.item, danger && styles.danger, isCurrent && styles.current)} {...(to && { href: to })} {...(opens && outside[opens])} {...(onAction && { onAction })}>
                {icon}{text}{end && <span className={styles.end}>{end}</span>}
              </AriaMenuItem>
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

const outside = { newTab: { target: '_blank', rel: 'noreferrer' }, file: { download: true } };
