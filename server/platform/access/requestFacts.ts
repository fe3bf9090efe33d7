/** Facts about one request or socket that do not depend on who the caller is. */
export interface RequestFacts {
  /** The caller's network address, by the number of proxies that TRUST_PROXY trusts. */
  address: string;
  /** The company that the call names; undefined when it names none. */
  company?: string | undefined;
  /** The user as whom the caller wants to see the portal; undefined without a preview. */
  preview?: string | undefined;
  /** The User-Agent header; undefined for sockets. */
  userAgent?: string | undefined;
  /** The Cookie header; undefined for sockets. */
  cookies?: string | undefined;
  /**
   * Adds a Set-Cookie header, given as its whole value, to the answer. Such a cookie lets only the browser that began a
   * process finish it. Undefined for sockets.
   */
  setCookie?: (cookie: string) => void;
  /** True for a REST call. */
  isRest?: boolean;
  /** How far the client of a socket has read the messages sent to it; undefined for requests. */
  reader?: SocketReader;
}

/** The client of a socket, as the reader of the messages that are sent to it. */
export interface SocketReader {
  /** True while too many sent messages wait for the client to read them. */
  readonly isBehind: boolean;
  /** Resolves once the client has caught up, or the socket is gone. */
  waitUntilCaughtUp(): Promise<void>;
}
