import jwt from 'jsonwebtoken';

export const SECRET = 'a-secret-that-only-the-bench-knows-0123456789';

/** The measured company, which has more clip cards than the others, so that its first page is full. */
export const MEASURED_COMPANY = 'cust_measured';
/** The company whose tables grow from a thousand to a million rows. */
export const GROWING_COMPANY = 'cust_growing';

const viewers = {
  customer: { subject: 'user_000000', sid: 'sess_bench', cid: MEASURED_COMPANY, role: 'portal_customer' },
  admin: { subject: 'user_admin', sid: 'sess_admin', cid: null, role: 'portal_admin' },
  growing: { subject: 'user_growing', sid: 'sess_growing', cid: GROWING_COMPANY, role: 'portal_customer' },
};
export type ViewerName = keyof typeof viewers;

/**
 * Signs the portal's own kind of token. The other servers read the company and the role from the token; the portal
 * looks them up in the database.
 */
export function tokenOf(viewer: ViewerName): string {
  return signToken(viewers[viewer]);
}

/** Signs a token of a session, as the portal does. */
export function signToken({ subject, ...claims }: { subject: string; sid: string }): string {
  return jwt.sign(claims, SECRET, {
    algorithm: 'HS256',
    issuer: 'portal',
    audience: 'portal',
    subject,
    expiresIn: '1d',
  });
}

export interface Claims {
  sub: string;
  sid: string;
  cid: string | null;
  role: 'portal_customer' | 'portal_admin';
}

export function claimsOf(authorization: string | undefined): Claims {
  return jwt.verify(authorization?.slice('Bearer '.length) ?? '', SECRET, {
    algorithms: ['HS256'],
    issuer: 'portal',
    audience: 'portal',
  }) as unknown as Claims;
}
