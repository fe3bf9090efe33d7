import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Configuration.module.css';

/** The token is shown only once, so the dialog is closed by a button and not by a click outside. */
export const IssuedToken = ({ token, onClose }: { token: string; onClose: () => void }) => (
  <Dialog
    title="Nøglen er udstedt"
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
      <Banner tone="amber">Nøglen vises kun denne ene gang. Kopiér den nu, og giv den videre på en sikker måde.</Banner>
      <CopyField label="API-nøgle" value={token} />
    </div>
  </Dialog>
);
