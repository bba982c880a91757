/** What is asked of a page: the places of its path, its query, and by which visitor, as `visitorOf` names him, for what is counted. */
export interface PageRequest {
  places: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  visitor: string;
}

/** A page that is sent with its content in it, drawn from data before any script runs. */
export interface DrawnPage {
  /** `/product_scene`, `/application/detail/:id` */
  readonly path: string;
  /** What the built portal calls it: the file in its folder `.server`, whose default export draws it. */
  readonly name: string;
  /** Reads what the page shows to everybody who knows its address. */
  read(asked: PageRequest): Promise<PageContent>;
  /** Called whenever the page was sent with its content, with the status that it had. */
  onSent?(status: number): void;
}

/** What a drawn page shows. */
export type PageContent =
  /** Nothing to draw: the scripts say why. `status` is the status for search engines and caches. */
  | { status: number; content: null }
  /**
   * `version` changes with anything in the content. `address` is path and query without what changes nothing in the page, so that all who
   * ask for the same share one drawing; the address as it was asked for when left out. A page about what does not exist has another
   * status than 200.
   */
  | { status: 200 | 404 | 410; content: unknown; version: string; address?: string };

/** The portal's own drawing of a page. */
export type DrawPage = (input: { template: string; url: string; origin: string; found: unknown }) => Promise<string>;
