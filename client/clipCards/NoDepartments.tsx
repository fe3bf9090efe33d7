import { FolderTree } from 'lucide-react';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export const NoDepartments = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog title={title} isOpen onClose={onClose}>
    <EmptyState
      icon={<FolderTree />} title="I har ingen afdelinger endnu" text="Et klippekort hører til en afdeling, så begynd med at oprette den."
      action={<ButtonLink to="/departments" variant="primary">Gå til afdelinger</ButtonLink>}
    />
  </Dialog>
);
