import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';

const StatementDialog = lazyDialog(async () => (await import('./StatementDialog.tsx')).StatementDialog);

/** Opens the account of a company in a period; an admin's of any company, by its id. */
export function StatementButton({ customerId }: { customerId?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Kontoudtog
      </Button>
      {isOpen && <StatementDialog {...(customerId && { customerId })} onClose={() => setOpen(false)} />}
    </>
  );
}
