/** First path segments of the API; unknown paths below them are unknown calls, never pages. */
const apiPath = /^\/(?:platform-[^/]*|app-zs-asset-manage|security)(?:\/|$)/;

/** True when a path (without query) belongs to the API. */
export function isApiPath(path: string): boolean {
  return apiPath.test(path);
}
