/** A page request: path parameters, query as `readQuery` reads it, and the visitor (see `visitorOf`) for rate limits. */
export interface PageRequest {
  places: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  visitor: string;
}

/** A page that is prerendered per request, from data. */
export interface PrerenderedPage {
  /** `/product_scene`, `/application/detail/:id` */
  readonly path: string;
  /** Name of the renderer: the file in the build's folder `.server`, whose default export renders it. */
  readonly name: string;
  /** Reads the page's public data. */
  read(asked: PageRequest): Promise<PageContent>;
  /** Called when the page was sent with its content, with its status. */
  onSent?(status: number): void;
}

/** Content of a prerendered page. */
export type PageContent =
  /** Not prerendered: the scripts report the error. `status` is for search engines and caches. */
  | { status: number; content: null }
  /**
   * `version` identifies the content. `address` is the canonical path and query, without irrelevant parameters, so that equal pages share
   * one render; the requested URL when omitted. A page about something missing has a status other than 200.
   */
  | { status: 200 | 404 | 410; content: unknown; version: string; address?: string };

/** The portal's render function. */
export type RenderPage = (input: { template: string; url: string; origin: string; found: unknown }) => Promise<string>;
