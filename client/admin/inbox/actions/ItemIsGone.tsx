import { CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

/** Says that a colleague, or time, has solved the item while it was listed. */
export const ItemIsGone = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Sagen er løst" isOpen onClose={onClose} footer={<Button onPress={onClose}>Luk</Button>}>
    <EmptyState icon={<CircleCheck />} title="Der er ikke mere at gøre" text="Sagen har forladt indbakken." />
  </Dialog>
);
