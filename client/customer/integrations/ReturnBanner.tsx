import { X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Banner } from '../../ui/Banner.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { focusContent } from '../../ui/focusContent.ts';
import styles from './Integrations.module.css';

/** Anybody can craft an address with such parameters, so their texts are cut to this length and shown as plain text. */
const MAX_TEXT_LENGTH = 300;

const OUTCOME_PARAMETERS = ['error', 'message', 'cancelled'];

/**
 * Shows that connecting has failed or was cancelled, by the parameters of the address that the browser came back to.
 */
export function ReturnBanner({ cancelledText }: { cancelledText: string }) {
  const [params, setParams] = useSearchParams();
  const [error, message, cancelled] = OUTCOME_PARAMETERS.map((name) =>
    params.get(name)?.trim().slice(0, MAX_TEXT_LENGTH),
  );
  if (!cancelled && !(error && message)) return null;
  const dismiss = () => {
    focusContent();
    setParams(
      (address) => {
        OUTCOME_PARAMETERS.forEach((name) => address.delete(name));
        return address;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const closeButton = (
    <IconButton label="Luk besked" size="small" onPress={dismiss}>
      <X aria-hidden />
    </IconButton>
  );
  // A cancellation is what the user wanted, so it is no error.
  if (cancelled)
    return (
      <Banner tone="grey" role="status" action={closeButton}>
        {cancelledText}
      </Banner>
    );
  return (
    <Banner tone="red" role="alert" action={closeButton}>
      <span className={styles.wrap}>{message}</span>
      <span className={classes(styles.errorCode, styles.wrap)}>Fejlkode: {error}</span>
    </Banner>
  );
}
