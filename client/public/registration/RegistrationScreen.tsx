import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { Spinner } from '../../ui/Meters.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { toast } from '../../ui/Toast.tsx';
import { WizardPage } from '../../ui/wizard/Wizard.tsx';
import { keptIdentity, VISITOR_DRAFT } from './registrationIdentity.ts';
import { RegistrationWizard } from './RegistrationWizard.tsx';

export function RegistrationScreen() {
  useDocumentTitle('Opret konto');
  const navigate = useNavigate();
  const openDashboard = async () => {
    if (keptIdentity()) await (await import('./connectKeptIdentity.ts')).connectKeptIdentity();
    toast.success('Registrering gennemført');
    await navigate('/dashboard', { replace: true });
  };
  return (
    <WizardPage>
      <Suspense fallback={<Spinner />}>
        <RegistrationWizard
          title="Opret konto"
          text="Fem korte trin. Det, I har skrevet, bliver husket, hvis I lukker siden."
          storageKey={VISITOR_DRAFT}
          submitLabel="Færdiggør registrering"
          onDone={openDashboard}
          onCancel={() => void navigate('/')}
        />
      </Suspense>
    </WizardPage>
  );
}
