import { createContext, use } from 'react';
import { Banner } from '../ui/Banner.tsx';

/** Whether an admin is looking at all this as somebody else; the frame knows. */
export const IsImpersonated = createContext(false);

/** Says before it is tried what is not changed in somebody else's name. The server refuses it in any case. */
export const ImpersonationLimit = ({ children }: { children: string }) =>
  use(IsImpersonated) && <Banner tone="blue">{children}</Banner>;
