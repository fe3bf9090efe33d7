import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../ui/Page.tsx';
import { toast } from '../ui/Toast.tsx';
import styles from './Registration.module.css';
import { RegistrationWizard } from './RegistrationWizard.tsx';

export function RegistrationScreen() {
  useDocumentTitle('Opret konto');
  const navigate = useNavigate();
  const arrive = async () => {
    toast.success('Registrering gennemført');
    await navigate('/dashboard', { replace: true });
  };
  return (
    <div className={styles.page}>
      <RegistrationWizard
        intro={
          <>
            <h1>Opret konto</h1>
            <p className={styles.introText}>Fem korte trin. Det, I har skrevet, bliver husket, hvis I lukker siden.</p>
          </>
        }
        storageKey="portal.registration" submitLabel="Færdiggør registrering" onDone={arrive} onCancel={() => void navigate('/')}
      />
    </div>
  );
}
