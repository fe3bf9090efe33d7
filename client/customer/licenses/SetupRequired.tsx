import { FolderTree, Server } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/**
 * Shown in place of the order form to a company without departments or installations. A licence belongs to an
 * installation, and an installation to a department.
 */
export const SetupRequired = ({ hasDepartments, onClose }: { hasDepartments: boolean; onClose: () => void }) => (
  <Dialog title="Bestil licens" isOpen onClose={onClose} footer={<Button onPress={onClose}>Luk</Button>}>
    <EmptyState
      icon={<Server />}
      title="Der mangler lidt opsætning"
      text={
        hasDepartments
          ? 'Licenser hører til en Zendesk installation, og I har ingen endnu. Tilføj en, så kan I bestille.'
          : 'Licenser hører til en afdelings Zendesk installation. ' +
            'Opret en afdeling og tilføj dens installation, så kan I bestille.'
      }
      action={
        <>
          <ButtonLink to="/departments" variant={hasDepartments ? 'secondary' : 'primary'}>
            <FolderTree aria-hidden /> Afdelinger
          </ButtonLink>
          <ButtonLink to="/zendesk-instances" variant={hasDepartments ? 'primary' : 'secondary'}>
            <Server aria-hidden /> Zendesk installationer
          </ButtonLink>
        </>
      }
    />
  </Dialog>
);
