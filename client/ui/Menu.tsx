import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type RefObject,
} from 'react';
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button';
import type { ContextValue } from 'react-aria-components/slots';
import { lazyModule } from './lazyModule.ts';
import type { MenuContent } from './menuContent.ts';
import type { MenuPopover } from './MenuPopover.tsx';

interface MenuProps extends MenuContent {
  /** A react-aria button, which gets its behaviour through ButtonContext. */
  trigger: ReactElement;
}

/** The code of all menus. The shell prefetches it when somebody comes near a button. */
export const menuPopover = lazyModule(() => import('./MenuPopover.tsx'));

type InitialFocus = ComponentProps<typeof MenuPopover>['initialFocus'];

interface OpenedMenu {
  Popover: typeof MenuPopover;
  initialFocus: InitialFocus;
}

/**
 * A button that opens a menu. react-aria's own MenuTrigger would make the code of menus part of every page; this one
 * loads the code when a menu opens.
 */
export function Menu({ trigger, ...content }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<OpenedMenu>();
  const chosenAction = useRef<() => void>(undefined);
  const isOpen = Boolean(opened);
  // The chosen action runs after the button has the focus again, because a dialog that the action opens returns the
  // focus to the element that had it before.
  useEffect(() => {
    if (isOpen || !chosenAction.current) return;
    button.current?.focus();
    chosenAction.current();
    chosenAction.current = undefined;
  }, [isOpen]);
  const buttonContext = useMemo(
    () =>
      createButtonContext(id, button, isOpen, (initialFocus) =>
        menuPopover.use(({ MenuPopover: Popover }) => setOpened({ Popover, initialFocus })),
      ),
    [id, isOpen],
  );
  return (
    <>
      <ButtonContext.Provider value={buttonContext}>{trigger}</ButtonContext.Provider>
      {opened && (
        <opened.Popover
          {...content}
          id={id}
          button={button}
          initialFocus={opened.initialFocus}
          onClose={() => setOpened(undefined)}
          onChoose={({ onAction }) => {
            chosenAction.current = onAction;
          }}
        />
      )}
    </>
  );
}

/**
 * Behaves like a native menu button: opens on press of a mouse, on release of a touch or key, and on the arrow keys,
 * which focus the first or last entry.
 */
const createButtonContext = (
  id: string,
  ref: RefObject<HTMLButtonElement | null>,
  isOpen: boolean,
  open: (initialFocus?: InitialFocus) => void,
): ContextValue<ButtonProps, HTMLButtonElement> => ({
  ref,
  'aria-haspopup': 'menu',
  'aria-expanded': isOpen,
  ...(isOpen && { 'aria-controls': id }),
  onPressStart: ({ pointerType }) => pointerType === 'mouse' && open(),
  onPress: ({ pointerType }) => pointerType !== 'mouse' && open(pointerType === 'touch' ? undefined : 'first'),
  onKeyDown: (event) => {
    const initialFocus = initialFocusByKey.get(event.key);
    if (!initialFocus) return event.continuePropagation();
    event.preventDefault();
    open(initialFocus);
  },
});

const initialFocusByKey = new Map<string, InitialFocus>([
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
]);
