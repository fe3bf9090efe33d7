/** A picture of a screen, taken in the demo. Each room lists its own in `*.pictures.ts`. */
export interface Picture {
  /** Begins the name of the file. */
  name: string;
  /** `:company` stands for the demo customer's company, `:event` for the link of a public event. */
  path: string;
  /** The demo's user as whom the picture is taken; a visitor when left out. */
  as?: 'customer' | 'admin' | 'unconfirmed';
  /** Names of the buttons that open the pictured dialog or menu, pressed one after the other. */
  press?: string[];
  /** The route that the pressed buttons open, unless it is that of the path. */
  route?: string;
  /** Aborts every request to the server. */
  isBroken?: true;
}
