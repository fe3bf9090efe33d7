import { Fragment, type RefObject } from 'react';
// oxlint-disable-next-line eslint/no-restricted-imports -- It has no module of its own, and menus load when they open.
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { useNavigate } from 'react-router';
import { classes } from './classes.ts';
import styles from './Menu.module.css';
import type { MenuContent, MenuEntry } from './menuContent.ts';

interface MenuPopoverProps extends MenuContent {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  /** The entry that gets the focus first; undefined when the menu was opened by a pointer. */
  initialFocus: 'first' | 'last' | undefined;
  onClose: () => void;
  onChoose: (entry: MenuEntry) => void;
}

/** The open menu. Its links go through the router; `onChoose` is called for entries with an action. */
export const MenuPopover = ({
  id,
  button,
  initialFocus,
  label,
  entries,
  header,
  onClose,
  onChoose,
}: MenuPopoverProps) => (
  <Popover
    className={styles.popover}
    placement="bottom end"
    trigger="MenuTrigger"
    aria-label={label}
    triggerRef={button}
    isOpen
    onOpenChange={onClose}
  >
    {header && <div className={styles.header}>{header}</div>}
    <RouterProvider navigate={useNavigate()}>
      <AriaMenu
        id={id}
        className={styles.menu}
        aria-label={label}
        onClose={onClose}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- people open a menu to choose from it
        autoFocus={initialFocus ?? true}
      >
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            {entry.startsGroup && <Separator className={styles.separator} />}
            <Entry {...entry} onChoose={() => onChoose(entry)} />
          </Fragment>
        ))}
      </AriaMenu>
    </RouterProvider>
  </Popover>
);

const Entry = ({
  id,
  label,
  icon,
  to,
  opens,
  danger,
  isDisabled = false,
  isCurrent,
  end,
  onAction,
  onChoose,
}: MenuEntry & { onChoose: () => void }) => (
  <MenuItem
    id={id}
    textValue={label}
    isDisabled={isDisabled}
    className={classes(styles.item, danger && styles.danger, isCurrent && styles.current)}
    {...(to && { href: to })}
    {...(opens && linkAttributes[opens])}
    {...(onAction && { onAction: onChoose })}
  >
    {icon}
    {label}
    {end && <span className={styles.end}>{end}</span>}
  </MenuItem>
);

const linkAttributes = { newTab: { target: '_blank', rel: 'noreferrer' }, file: { download: true } };
