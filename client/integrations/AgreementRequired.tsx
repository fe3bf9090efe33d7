import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export interface AgreementGap {
  message: string;
  /** A service agreement exists but is not active yet. */
  isPending: boolean;
}

export const AgreementRequired = ({ message, isPending, onClose }: AgreementGap & { onClose: () => void }) => (
  <Dialog
    title="Serviceaftale påkrævet"
    isOpen
    onClose={onClose}
    footer={
      <>
        <Button onPress={onClose}>Luk</Button>
        {isPending ? (
          <ButtonLink to="/service-agreement" variant="primary">
            Se serviceaftaler
          </ButtonLink>
        ) : (
          <ButtonLink to="/service-agreement/purchase" variant="primary">
            Bestil serviceaftale
          </ButtonLink>
        )}
      </>
    }
  >
    <p>{message}</p>
    {isPending && <p>Så snart den er aktiv, kan integrationen slås til her.</p>}
  </Dialog>
);
