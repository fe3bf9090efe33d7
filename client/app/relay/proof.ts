/** Asks the user to prove who they are, and returns whether they did. */
type AskForProof = () => Promise<boolean>;

let ask: AskForProof | undefined;
let pending: Promise<boolean> | undefined;

/** Registers the dialog that asks for a proof. Returns a function that removes it. */
export function registerProofDialog(show: AskForProof): () => void {
  ask = show;
  return () => {
    if (ask === show) ask = undefined;
  };
}

/** Asks the user for a proof of identity. Operations that need one at the same time share the question. */
export function askForProof(): Promise<boolean> {
  pending ??= (ask?.() ?? Promise.resolve(false)).finally(() => (pending = undefined));
  return pending;
}
