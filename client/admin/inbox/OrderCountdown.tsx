import { useEffect, useState } from 'react';
import { formatPlural } from '../../../domain/basics/formatCount.ts';

/** How long it takes until the portal acts, in words. */
export function OrderCountdown({ verb, actsAt }: { verb: string; actsAt: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((Date.parse(actsAt) - now) / 1000);
  return seconds > 0 ? `${verb} om ${formatPlural(seconds, 'sekund', 'sekunder')}` : `${verb} nu …`;
}
