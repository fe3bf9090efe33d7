import { useEffect } from 'react';
import { requestSubscription, useRelayEnvironment } from 'react-relay';
import type { GraphQLSubscriptionConfig, OperationType } from 'relay-runtime';
import type { Area } from './area.ts';
import { useAreas } from './AreasContext.tsx';

/**
 * Like `useSubscription`, for employees of the area alone: on a screen that other employees see too, the server would
 * refuse theirs.
 */
export function useAreaSubscription<Operation extends OperationType>(
  area: Area,
  config: GraphQLSubscriptionConfig<Operation>,
): void {
  const environment = useRelayEnvironment();
  const isOpen = useAreas()[area];
  useEffect(
    () => (isOpen ? requestSubscription<Operation>(environment, config).dispose : undefined),
    [environment, isOpen, config],
  );
}
