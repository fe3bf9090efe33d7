import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../ui/Page.tsx';
import { toast } from '../ui/Toast.tsx';
import { WizardPage } from '../ui/wizard/Wizard.tsx';
import { VISITOR_DRAFT } from './registrationIdentity.ts';
import { RegistrationWizard } from './RegistrationWizard.tsx';
import { useKeptIdentity } from './useKeptIdentity.ts';

export function RegistrationScreen() {
  useDocumentTitle('Opret konto');
  const navigate = useNavigate();
  const connect = useKeptIdentity();
  const openDashboard = async () => {
    await connect();
    toast.success('Registrering gennemført');
    await navigate('/dashboard', { replace: true });
  };
  return (
    <WizardPage>
      <RegistrationWizard
        title="Opret konto"
        text="Fem korte trin. Det, I har skrevet, bliver husket, hvis I lukker siden."
        storageKey={VISITOR_DRAFT}
        submitLabel="Færdiggør registrering"
        onDone={openDashboard}
        onCancel={() => void navigate('/')}
      />
    </WizardPage>
  );
}
