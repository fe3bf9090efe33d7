import { useNavigate } from 'react-router';
import { RegistrationWizard } from '../../registration/RegistrationWizard.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { toast } from '../../ui/Toast.tsx';
import { WizardPage } from '../../ui/wizard/Wizard.tsx';
import { companyPath } from './companyText.ts';

/** The registration on a customer's behalf: whoever runs it stays who they are, and ends at the company. */
export function CreateCompany() {
  useDocumentTitle('Opret virksomhed');
  const navigate = useNavigate();
  const arrive = async (customerId: string) => {
    toast.success('Virksomhed oprettet succesfuldt');
    await navigate(companyPath(customerId), { replace: true });
  };
  return (
    <WizardPage>
      <RegistrationWizard
        title="Opret virksomhed" text="På kundens vegne: virksomheden, dens første afdeling, installation og bruger."
        storageKey="portal.registration.admin" submitLabel="Opret virksomhed" onDone={arrive} onCancel={() => void navigate('/admin/companies')}
      />
    </WizardPage>
  );
}
