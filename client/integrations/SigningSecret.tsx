import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Integrations.module.css';

/** The key is shown only once, so the dialog is closed by a button and not by a click outside. */
export const SigningSecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog
    title="Jeres signeringsnøgle"
    isOpen
    isAlert
    isOnce
    onClose={onClose}
    footer={
      <Button variant="primary" onPress={onClose}>
        Jeg har gemt nøglen
      </Button>
    }
  >
    <div className={styles.steps}>
      <p>Alle beskeder er signeret med den, så jeres system kan se, at de kommer fra portalen.</p>
      <Banner tone="amber">Nøglen vises kun denne ene gang. Kopiér den nu, og gem den et sikkert sted.</Banner>
      <CopyField label="Signeringsnøgle" value={secret} />
    </div>
  </Dialog>
);
