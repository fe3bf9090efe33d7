import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import type { ContextValue } from 'react-aria-components';
import { ButtonContext, type ButtonProps } from 'react-aria-components/Button';
import { later } from './later.ts';
import type { MenuPopover } from './MenuPopover.tsx';

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

export interface MenuContent {
  label: string;
  entries: MenuEntry[];
  /** Above the entries, such as who is signed in. */
  header?: ReactNode;
}

interface MenuProps extends MenuContent {
  /** One of react-aria's buttons. */
  trigger: ReactElement;
}

export const menuPopover = later(() => import('./MenuPopover.tsx'));

type StartsAt = ComponentProps<typeof MenuPopover>['startsAt'];

interface Opened {
  Popover: typeof MenuPopover;
  startsAt: StartsAt;
}

/** react-aria's own trigger brings along all that it opens; this one fetches it when somebody opens it. */
export function Menu({ trigger, ...content }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const chosen = useRef<() => void>(undefined);
  const isOpen = Boolean(opened);
  // What is chosen is done once the button has focus again: a dialog that it opens gives it back to whoever has it then.
  useEffect(() => {
    if (isOpen || !chosen.current) return;
    button.current?.focus();
    chosen.current();
    chosen.current = undefined;
  }, [isOpen]);
  const behaviour = useMemo(
    () =>
      menuButton(id, button, isOpen, (startsAt) =>
        menuPopover.use(({ MenuPopover: Popover }) => setOpened({ Popover, startsAt })),
      ),
    [id, isOpen],
  );
  return (
    <>
      <ButtonContext.Provider value={behaviour}>{trigger}</ButtonContext.Provider>
      {opened && (
        <opened.Popover
          {...content}
          id={id}
          button={button}
          startsAt={opened.startsAt}
          onClose={() => setOpened(undefined)}
          onChoose={({ onAction }) => {
            chosen.current = onAction;
          }}
        />
      )}
    </>
  );
}

/** As the system's own: a mouse opens it where it is pressed, a finger and a key where they are lifted, and an arrow leads into it. */
const menuButton = (
  id: string,
  ref: RefObject<HTMLButtonElement | null>,
  isOpen: boolean,
  open: (startsAt?: StartsAt) => void,
): ContextValue<ButtonProps, HTMLButtonElement> => ({
  ref,
  'aria-haspopup': 'menu',
  'aria-expanded': isOpen,
  ...(isOpen && { 'aria-controls': id }),
  onPressStart: ({ pointerType }) => pointerType === 'mouse' && open(),
  onPress: ({ pointerType }) => pointerType !== 'mouse' && open(pointerType === 'touch' ? undefined : 'first'),
  onKeyDown: (event) => {
    const startsAt = arrows.get(event.key);
    if (!startsAt) return event.continuePropagation();
    event.preventDefault();
    open(startsAt);
  },
});

const arrows = new Map<string, StartsAt>([
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
]);
