/** An app of a confirmation, as texts. */
export interface ConfirmationLine {
  app: string;
  package: string;
  duration: string;
  price: string;
}

/** The content of a printed confirmation: only texts, so that it can be posted to a worker thread. */
export interface Confirmation {
  platform: string;
  title: string;
  /** The order's code, part of the document's title. */
  code: string;
  /** Facts about the order, with labels. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Column headers of the lines. */
  heads: ConfirmationLine;
  lines: readonly ConfirmationLine[];
  total: readonly [name: string, value: string];
  /** Small print below everything else. */
  notes: readonly string[];
  /** Page footer with the placeholders `{page}` and `{pages}`. */
  foot: string;
}
