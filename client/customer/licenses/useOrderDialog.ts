import { useCallback, useEffect, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router';
import { usePermissions } from '../../app/shell/permissions.tsx';

/**
 * Controls the dialog that orders licences. The dialog appears once its data has loaded. Until then `isOpening` is
 * true, and the page stays as it is.
 */
export function useOrderDialog({ opensFromLink = true } = {}) {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const open = useCallback(() => startOpening(() => setOpen(true)), []);
  useOpenFromLink(open, opensFromLink);
  return { isOpen, isOpening, open, close: () => setOpen(false) };
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
