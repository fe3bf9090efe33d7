import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../ui/Page.tsx';
import { toast } from '../ui/Toast.tsx';
import { WizardPage } from '../ui/wizard/Wizard.tsx';
import { RegistrationWizard } from './RegistrationWizard.tsx';

export function RegistrationScreen() {
  useDocumentTitle('Opret konto');
  const navigate = useNavigate();
  const openDashboard = async () => {
    toast.success('Registrering gennemført');
    await navigate('/dashboard', { replace: true });
  };
  return (
    <WizardPage>
      <RegistrationWizard
        title="Opret konto"
        text="Fem korte trin. Det, I har skrevet, bliver husket, hvis I lukker siden."
        storageKey="portal.registration"
        submitLabel="Færdiggør registrering"
        onDone={openDashboard}
        onCancel={() => void navigate('/')}
      />
    </WizardPage>
  );
}
