import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
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
  return (
    <ActionDialog
      title="Slå log ind gennem virksomheden fra?"
      danger
      confirmLabel="Slå fra"
      action={() => remove({})}
      done="Log ind gennem virksomheden er slået fra"
      failure="Kunne ikke slå det fra"
      onClose={onClose}
    >
      Alle kan igen logge ind med adgangskode, og nye kolleger skal inviteres. Kolleger uden en adgangskode vælger en
      med »Glemt adgangskode?«.
    </ActionDialog>
  );
}
