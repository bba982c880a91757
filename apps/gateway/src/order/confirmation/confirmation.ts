/** An app on the confirmation of an order, in words. */
export interface ConfirmationLine {
  app: string;
  package: string;
  duration: string;
  price: string;
}

/** The confirmation of an order as it is printed: words alone, so that it can go to a thread of its own. */
export interface Confirmation {
  platform: string;
  title: string;
  /** The order's code: with the title it names the document. */
  code: string;
  /** What is said of the order, each with its name. */
  facts: readonly (readonly [name: string, value: string])[];
  /** The heads of the columns of the lines. */
  heads: ConfirmationLine;
  lines: readonly ConfirmationLine[];
  total: readonly [name: string, value: string];
  /** Small sentences below it all. */
  notes: readonly string[];
  /** What stands at the foot of a page, with its number and how many there are in `{page}` and `{pages}`. */
  foot: string;
}
