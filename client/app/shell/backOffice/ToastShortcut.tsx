import { useShortcuts } from '../../../ui/shortcuts/useShortcuts.ts';
import { useToastAction } from '../../../ui/Toast.tsx';

/** Registers the key for the action of the latest toast, such as 'Fortryd', while one is shown. */
export function ToastShortcut() {
  const action = useToastAction();
  useShortcuts(
    'Beskeder',
    action ? [{ keys: 'z', label: `${action.label} det seneste`, onPress: action.onPress }] : [],
  );
  return null;
}
