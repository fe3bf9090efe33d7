import type { ErasureStatus } from '../../../domain/backOffice/erasure.ts';

/** The status that the address names; by default, the requests that wait. */
export const parseErasureStatus = (searchParams: URLSearchParams): ErasureStatus =>
  (/^(CONFIRMED|ERASED|DECLINED|WITHDRAWN)$/.exec(searchParams.get('status') ?? '')?.[0] ??
    'REQUESTED') as ErasureStatus;
