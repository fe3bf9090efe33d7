import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useOpenByAddress } from '../../ui/useOpenByAddress.ts';

interface CreateButtonProps {
  label: string;
  variant?: 'primary' | 'secondary';
  /** Renders the dialog. */
  children: (onClose: () => void) => ReactNode;
}

/** A button that opens a dialog which creates something. The parameter `opret` of the address opens the dialog too. */
export function CreateButton({ label, variant = 'primary', children }: CreateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useOpenByAddress('opret', () => setOpen(true));
  return (
    <>
      <Button variant={variant} onPress={() => setOpen(true)}>
        <Plus aria-hidden /> {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
