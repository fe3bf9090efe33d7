import { useCallback, useEffect, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { lazyModule } from '../../ui/lazyModule.ts';
import { prefetchOnIntent } from '../../ui/prefetchOnIntent.ts';
import type { OrderDialog } from './OrderDialog.tsx';

const orderDialog = lazyModule(() => import('./OrderDialog.tsx'));
prefetchOnIntent(orderDialog.fetch);

interface OrderDialogOptions {
  /** Whether the URL can ask for the dialog. */
  opensFromLink?: boolean;
  /** Called when the code of the dialog cannot be loaded. A toast has said so. */
  onFailure?: () => void;
}

/**
 * Controls the dialog that orders licences, which is undefined while it is closed. It appears once its code and its
 * data have loaded. Until then `isOpening` is true, and the page stays as it is.
 */
export function useOrderDialog({ opensFromLink = true, onFailure }: OrderDialogOptions = {}) {
  const [Dialog, setDialog] = useState<typeof OrderDialog>();
  const [isLoading, setLoading] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const open = useCallback(() => {
    setLoading(true);
    orderDialog.use(
      (module) => {
        setLoading(false);
        startOpening(() => setDialog(() => module.OrderDialog));
      },
      () => {
        setLoading(false);
        onFailure?.();
      },
    );
  }, [onFailure]);
  useOpenFromLink(open, opensFromLink);
  return { OrderDialog: Dialog, isOpening: isLoading || isOpening, open, close: () => setDialog(undefined) };
}

const OPEN_PARAMETER = 'bestil';

/**
 * Opens the dialog when the URL asks for it. The parameter is then removed from the URL, so that neither a reload nor
 * the back button opens the dialog again.
 */
function useOpenFromLink(open: () => void, isUsed: boolean): void {
  const [searchParams, setSearchParams] = useSearchParams();
  const { canBuy } = usePermissions();
  const isRequested = isUsed && canBuy && searchParams.get(OPEN_PARAMETER) === '1';
  useEffect(() => {
    if (!isRequested) return;
    open();
    setSearchParams(
      (params) => {
        params.delete(OPEN_PARAMETER);
        return params;
      },
      { replace: true },
    );
  }, [isRequested, open, setSearchParams]);
}
