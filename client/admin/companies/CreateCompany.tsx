import { useNavigate } from 'react-router';
import { RegistrationWizard } from '../../public/registration/RegistrationWizard.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useLeaveWizard } from '../../ui/wizard/useLeaveWizard.ts';
import { WizardPage } from '../../ui/wizard/Wizard.tsx';
import { companyPath } from './companyText.ts';

/** The registration wizard, in which an employee creates a company. It ends on the screen of the new company. */
export function CreateCompany() {
  useDocumentTitle('Opret virksomhed');
  const navigate = useNavigate();
  const { leaveTo, isLeaving } = useLeaveWizard();
  const openCompany = (customerId: string) => {
    toast.success('Virksomhed oprettet succesfuldt');
    leaveTo(companyPath(customerId));
  };
  if (isLeaving) return <Spinner />;
  return (
    <WizardPage>
      <RegistrationWizard
        title="Opret virksomhed"
        text="På kundens vegne: virksomheden, dens første afdeling, installation og bruger."
        isOnBehalf
        storageKey="portal.registration.admin"
        submitLabel="Opret virksomhed"
        onDone={openCompany}
        onCancel={() => void navigate('/admin/companies')}
      />
    </WizardPage>
  );
}
