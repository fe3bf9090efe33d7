import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { RemoveCompanySignInDialogMutation } from '#relay/RemoveCompanySignInDialogMutation.graphql';

const mutation = graphql`
  mutation RemoveCompanySignInDialogMutation {
    removeCompanySignIn {
      ...CompanyDomains_company
    }
  }
`;

export function RemoveCompanySignInDialog({ onClose }: { onClose: () => void }) {
  const [remove] = useAction<RemoveCompanySignInDialogMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    await remove({});
    toast.success('Log ind gennem virksomheden er slået fra');
    onClose();
  }, 'Kunne ikke slå det fra');
  return (
    <ConfirmDialog
      title="Slå log ind gennem virksomheden fra?"
      isOpen
      danger
      confirmLabel="Slå fra"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Alle kan igen logge ind med adgangskode, og nye kolleger skal inviteres. Kolleger uden en adgangskode vælger en
      med »Glemt adgangskode?«.
    </ConfirmDialog>
  );
}
