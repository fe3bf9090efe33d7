import { X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Banner } from '../ui/Banner.tsx';
import { IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { focusContent } from '../ui/focusContent.ts';
import styles from './Integrations.module.css';

/** Anybody can write an address: what it says is shown as text, and no more of it than a sentence or two. */
const LONGEST = 300;

const OUTCOME = ['error', 'message', 'cancelled'];

/** How it went at the other side, as the address one comes back to tells it. */
export function ReturnBanner() {
  const [params, setParams] = useSearchParams();
  const [error, message, cancelled] = OUTCOME.map((name) => params.get(name)?.trim().slice(0, LONGEST));
  if (!cancelled && !(error && message)) return null;
  const dismiss = () => {
    focusContent();
    setParams(
      (address) => {
        OUTCOME.forEach((name) => address.delete(name));
        return address;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const close = (
    <IconButton label="Luk besked" size="small" onPress={dismiss}>
      <X aria-hidden />
    </IconButton>
  );
  // Who cancelled has had their way.
  if (cancelled)
    return (
      <Banner tone="grey" role="status" action={close}>
        Du fortrød hos Shopify. Butikken er ikke forbundet, og intet er ændret.
      </Banner>
    );
  return (
    <Banner tone="red" role="alert" action={close}>
      <span className={styles.wrap}>{message}</span>
      <span className={classes(styles.code, styles.wrap)}>Fejlkode: {error}</span>
    </Banner>
  );
}
