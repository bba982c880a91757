/** A page that is sent with its content in it, drawn from data before any script runs. */
export interface DrawnPage {
  /** `/product_scene` */
  readonly path: string;
  /** What the built portal calls it: the file in its folder `.server`, whose default export draws it. */
  readonly name: string;
  /** Reads what the page shows to whoever knows nothing but its address. */
  read(query: Readonly<Record<string, unknown>>): Promise<PageContent>;
  /** Told whenever the page was sent with its content. */
  onSent(): void;
}

/** What a drawn page shows. */
export type PageContent =
  /** Nothing to draw: the scripts say why. `status` is what search engines and caches are told. */
  | { status: number; content: null }
  /** `version` changes with anything in the content. */
  | { status: 200; content: unknown; version: string };

/** The portal's own drawing of a page. */
export type DrawPage = (input: { template: string; url: string; origin: string; found: unknown }) => Promise<string>;
