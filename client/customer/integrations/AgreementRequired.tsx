import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** The reason why an integration that needs an active service agreement cannot be enabled. */
export interface MissingAgreement {
  message: string;
  /** A service agreement is ordered but not active yet. */
  isPending: boolean;
}

export const AgreementRequired = ({ message, isPending, onClose }: MissingAgreement & { onClose: () => void }) => (
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
