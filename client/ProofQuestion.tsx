import { useEffect, useState } from 'react';
import { registerProofDialog } from './app/relay/proof.ts';
import type { ProofDialog } from './customer/secondFactors/ProofDialog.tsx';
import { lazyModule } from './ui/lazyModule.ts';

const proofDialog = lazyModule(() => import('./customer/secondFactors/ProofDialog.tsx'));

/** Opens the dialog that asks for a proof of identity when an operation needs one. Its code is loaded then. */
export function ProofQuestion() {
  const [Dialog, setDialog] = useState<typeof ProofDialog>();
  const [answer, setAnswer] = useState<(isProved: boolean) => void>();
  useEffect(
    () =>
      registerProofDialog(
        () =>
          new Promise((resolve) => {
            proofDialog.use(
              (module) => {
                setDialog(() => module.ProofDialog);
                setAnswer(() => resolve);
              },
              () => resolve(false),
            );
          }),
      ),
    [],
  );
  if (!Dialog || !answer) return null;
  const close = (isProved: boolean) => {
    setAnswer(undefined);
    answer(isProved);
  };
  return <Dialog onProved={() => close(true)} onCancel={() => close(false)} />;
}
