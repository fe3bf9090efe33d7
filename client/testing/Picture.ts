/** A picture that `npm run shots` takes of a screen in the demo. Each room lists its pictures in `*.pictures.ts`. */
export interface Picture {
  /** The first part of the file's name; the width and the theme follow. */
  name: string;
  /**
   * `:company` and `:invoice` are replaced by the ids of the demo customer's company and of an unpaid invoice of it for
   * an admin, `:event` by a public link for visitors, `:installation` and `:namedInstallation` by installations of the
   * demo customer, without and with names of agents.
   */
  path: string;
  /** The demo user who is signed in. Without it, the picture shows what a visitor sees. */
  as?: 'customer' | 'admin' | 'unconfirmed' | 'secured';
  /**
   * Regular expressions for the names of the buttons, menu items or links that open the pictured dialog or menu,
   * pressed one after the other.
   */
  press?: string[];
  /** Typed at last. */
  type?: string;
  /** The route of the picture when `press` leads to another route than that of `path`. */
  route?: string;
  /** Aborts every GraphQL request, so that the picture shows the screen's error message. */
  isBroken?: true;
}
