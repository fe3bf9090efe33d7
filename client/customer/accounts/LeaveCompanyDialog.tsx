import { graphql } from 'react-relay';
import { departFrom } from '../../app/relay/company.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { LeaveCompanyDialogMutation } from '#relay/LeaveCompanyDialogMutation.graphql';

interface LeaveCompanyDialogProps {
  company: { readonly companyId: string; readonly companyName: string; readonly isCurrent: boolean };
  onClose: () => void;
}

const mutation = graphql`
  mutation LeaveCompanyDialogMutation($companyId: ID!) {
    leaveCompany(companyId: $companyId) {
      companyId
      companyName
      companyRole
      isCurrent
      lastUsedAt
    }
  }
`;

/** Asks whether the person leaves one of their companies. The page opens another one if it is the tab's. */
export function LeaveCompanyDialog({ company, onClose }: LeaveCompanyDialogProps) {
  const { companyId, companyName, isCurrent } = company;
  const [leave] = useAction<LeaveCompanyDialogMutation>(mutation);
  const leaveTabCompany = () =>
    departFrom(companyName, async () => {
      const { leaveCompany } = await leave({ companyId });
      return leaveCompany[0];
    });
  const leaveOther = () =>
    leave({ companyId }, (store) => {
      const remaining = store.getPluralRootField('leaveCompany');
      store.getRoot().setLinkedRecords(remaining, 'memberships');
    });
  return (
    <ActionDialog
      title={`Forlad ${companyName}?`}
      danger
      confirmLabel="Forlad virksomheden"
      action={isCurrent ? leaveTabCompany : leaveOther}
      {...(!isCurrent && { done: `Du har forladt ${companyName}` })}
      failure="Kunne ikke forlade virksomheden"
      onClose={onClose}
    >
      Du mister din adgang til {companyName} med det samme, og kun en ny invitation kan give dig den igen. Pladser på
      kommende events, som du har taget her, bliver afmeldt. Det, du har bestilt, bliver stående med dit navn. Dine
      andre virksomheder ændrer sig ikke.
    </ActionDialog>
  );
}
