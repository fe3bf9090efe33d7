import { useCallback, useEffect, useRef, useTransition } from 'react';
import { useQueryLoader, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { parseHours } from './buyText.ts';
import buyQuery, { type BuyDialogQuery } from '#relay/BuyDialogQuery.graphql';

/** The search parameters of the dialog. */
export const BUY_PARAMETERS = ['buy', 'department', 'hours'];

interface BuyDialogState {
  /** Whether the URL asks for the dialog, which may still be loading. */
  isRequested: boolean;
  /** Null or undefined while the dialog is closed. */
  queryRef: PreloadedQuery<BuyDialogQuery> | null | undefined;
  /** Id of the department that the URL names for preselection. */
  departmentId: string | null;
  /** The number of hours that the URL asks for; null when it is missing or cannot be bought. */
  hours: number | null;
  isOpening: boolean;
  open: (departmentId?: string, hours?: number) => void;
  close: () => void;
  retry: () => void;
}

/**
 * The URL says whether the dialog is open, so that a link can open it and the browser's back button closes it. The
 * dialog appears once its data has loaded; until then the page stays as it is.
 */
export function useBuyDialog(): BuyDialogState {
  const [searchParams, setSearchParams] = useSearchParams();
  const navigate = useNavigate();
  const { canBuy } = usePermissions();
  const isRequested = canBuy && searchParams.get('buy') === '1';
  const [queryRef, load, dispose] = useQueryLoader<BuyDialogQuery>(buyQuery);
  const [isOpening, startOpening] = useTransition();
  const retry = useCallback(() => startOpening(() => load({}, { fetchPolicy: 'store-and-network' })), [load]);
  useEffect(() => (isRequested ? retry() : dispose()), [isRequested, retry, dispose]);

  // A dialog that was opened on this page closes by going back in history. After a link from another page, going back
  // would leave this page, so the parameters are removed instead.
  const wasOpenedHere = useRef(false);
  const wasRequested = useRef(isRequested);
  // A double click must not open it in two entries of the history, of which closing would leave one.
  const isOpened = useRef(isRequested);
  useEffect(() => {
    isOpened.current = isRequested;
    if (isRequested && !wasRequested.current) wasOpenedHere.current = true;
    wasRequested.current = isRequested;
  }, [isRequested]);
  return {
    isRequested,
    queryRef: isRequested ? queryRef : null,
    departmentId: searchParams.get('department'),
    hours: parseHours(searchParams.get('hours')),
    isOpening,
    open: (departmentId, hours) => {
      if (isOpened.current) return;
      isOpened.current = true;
      setSearchParams(
        (params) => {
          params.set('buy', '1');
          if (departmentId) params.set('department', departmentId);
          if (hours) params.set('hours', String(hours));
          return params;
        },
        { preventScrollReset: true },
      );
    },
    close: () => {
      if (wasOpenedHere.current) return void navigate(-1);
      return setSearchParams(
        (params) => {
          BUY_PARAMETERS.forEach((name) => params.delete(name));
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    retry,
  };
}
