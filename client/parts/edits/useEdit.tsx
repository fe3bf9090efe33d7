import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { StaleBanner } from '../../ui/form/StaleBanner.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { useFormSync, type FormSync, type StoredValues } from '../../ui/form/useFormSync.ts';
import { toast } from '../../ui/Toast.tsx';

interface Edit<Values> {
  /** Props of the form or of the dialog around it. */
  formProps: { onSubmit: (values: Values) => Promise<void>; message: string | undefined };
  /** Shown above the fields when somebody else has saved in the meantime. */
  stale: ReactNode;
}

/** How the newest version is fetched. */
export interface NewestVersion {
  query: GraphQLTaggedNode;
  variables: Variables;
  /** The message when the newest version could not be fetched. */
  failure: string;
}

/**
 * Saves data that others may edit at the same time, with an optimistic lock. When somebody else has saved first,
 * nothing is overwritten: a banner says so, and the user can continue from the newest version.
 *
 * `save` gets the typed values and the version that they are based on. `fallback` is the message for errors that carry
 * none for the user. `newest` names the query of the newest version; without it, the screen's query runs again.
 */
export function useEdit<Values extends FieldValues>(
  form: AppForm<Values>,
  stored: StoredValues<Values>,
  save: (values: Values, basedOn: number, sync: FormSync<Values>) => Promise<unknown>,
  fallback: string,
  newest?: NewestVersion,
): Edit<Values> {
  const sync = useFormSync(form, stored);
  const attempt = useSubmit(form, (values: Values) => save(values, sync.version, sync), fallback);
  const { revalidate } = useRevalidator();
  const environment = useRelayEnvironment();
  const fetchNewest = async () => {
    if (newest) await fetchQuery(environment, newest.query, newest.variables).toPromise();
    else await revalidate();
  };
  const takeNewest = () => {
    sync.takeNewest();
    void fetchNewest().then(attempt.clearError, () => toast.error(newest?.failure ?? 'Kunne ikke hente data'));
  };
  const isStale = sync.isBehind || attempt.isConflict;
  return {
    formProps: { onSubmit: attempt.submit, message: isStale ? undefined : attempt.message },
    stale: isStale && <StaleBanner onTakeNewest={takeNewest} />,
  };
}
