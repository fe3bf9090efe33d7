/** An HTTP request to the portal. */
export interface PortalRequest {
  method: string;
  url: string;
  payload: string | undefined;
  headers: Record<string, string>;
}

export interface PortalResponse {
  /** 0 when the connection ended without an answer. */
  status: number;
  body: string;
  /** The cookie that the answer sets; empty when it sets none. */
  setCookie: string;
}
