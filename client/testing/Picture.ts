import type { EmployeeRole } from '../../domain/basics/vocabulary.ts';

/**
 * A picture of a screen in the demo. Each room lists its pictures in `*.pictures.ts`. `npm run shots` takes them, and
 * the browser test `everyScreen.spec.ts` checks each of them.
 */
export interface Picture {
  /** The first part of the file's name; the width and the theme follow. */
  name: string;
  /**
   * Ids of the demo replace the names in it: `:company`, `:department`, `:invoice` (an unpaid one), `:installation` and
   * `:namedInstallation` (without and with names of agents), `:task`, `:estimatedTask`, `:run`, `:colleague`,
   * who is a member, and `:event`, which is a public link.
   */
  path: string;
  /** The demo user who is signed in. Without it, the picture shows what a visitor sees. */
  as?: Person;
  /** The address opens a dialog, whose code is awaited before `press`. */
  opensDialog?: true;
  /** Opens the first row of the list before `press`, where rows are closed: on a phone. */
  opensRow?: true;
  /** Shows the user as a member of this many companies, most of them with long names. */
  companies?: number;
  /** Fields of the viewer that the frame shows in place of the user's own, such as `subjects` and `preview`. */
  viewer?: object;
  /** Shows the signed-in admin as an employee with these roles. */
  employeeRoles?: EmployeeRole[];
  /**
   * Regular expressions for the names of the buttons, menu items, links, tabs or disclosures that lead to the pictured
   * state, pressed one after the other: they open a dialog, and submit its empty form.
   */
  press?: string[];
  /** Texts to fill into the fields with these labels, after `press`. */
  fill?: Record<string, string>;
  /** Like `press`, after `fill`. */
  submit?: string[];
  /** Typed at last. */
  type?: string;
  /** A regular expression for text that only the pictured state shows. Required where no dialog or menu opens. */
  shows?: string;
  /** The form is sent with invalid fields, and shows their errors. */
  isInvalid?: true;
  /** Aborts every GraphQL request but that of the frame, so that the picture shows the screen's error message. */
  isBroken?: true;
  /** So long a page that axe takes most of a minute. The gate leaves it out. */
  isSlow?: true;
}

/** The users of the demo as whom pictures are taken. */
export type Person = 'customer' | 'member' | 'admin' | 'unconfirmed' | 'secured';
